import { fireEvent, screen } from "@testing-library/react";
import { showInEditor } from "../../../test/editorApp";
import { Question } from "./Question";
import { useShortcuts } from "./useShortcuts";

const actions = { save: jest.fn(), undo: jest.fn(), redo: jest.fn() };

beforeEach(() => jest.clearAllMocks());

function Keys({ isAsking = false }) {
  useShortcuts(actions);
  return (
    <>
      <button type="button">Somewhere</button>
      <textarea aria-label="Words" />
      <form>
        <textarea aria-label="Field" />
      </form>
      {isAsking && (
        <Question title="Delete it?" answers={<button>Keep it</button>} onClose={jest.fn()}>
          <textarea aria-label="Answer" />
        </Question>
      )}
    </>
  );
}

test("undo and redo by keys, and leave a text to the browser", async () => {
  const { user } = await showInEditor(<Keys />);
  await user.click(screen.getByRole("button", { name: "Somewhere" }));
  await user.keyboard("{Control>}z{/Control}");
  expect(actions.undo).toHaveBeenCalledTimes(1);
  await user.keyboard("{Control>}{Shift>}z{/Shift}{/Control}{Control>}y{/Control}");
  expect(actions.redo).toHaveBeenCalledTimes(2);
  await user.click(screen.getByRole("textbox", { name: "Words" }));
  await user.keyboard("{Control>}z{/Control}");
  expect(actions.undo).toHaveBeenCalledTimes(1);
  await user.keyboard("{Control>}s{/Control}");
  expect(actions.save).toHaveBeenCalledTimes(1);
});

test.each([
  ["Field", 1],
  ["Words", 0],
])("undo in a text that the app has changed since somebody typed: %s", async (name, times) => {
  const { user } = await showInEditor(<Keys />);
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name });
  const ofMenu = { inputType: "historyUndo", bubbles: true, cancelable: true };
  const undoByMenu = () => fireEvent(field, new InputEvent("beforeinput", ofMenu));
  await user.type(field, "Pasted ");
  expect(undoByMenu()).toBe(true);
  field.value = "Pasted";
  await user.type(field, " and typed");
  await user.keyboard("{Control>}z{/Control}");
  expect(actions.undo).toHaveBeenCalledTimes(times);
  expect(undoByMenu()).toBe(false);
  expect(actions.undo).toHaveBeenCalledTimes(2 * times);
});

test("neither save nor undo behind a question", async () => {
  const { user } = await showInEditor(<Keys isAsking />);
  await user.type(screen.getByRole("textbox", { name: "Answer" }), "Both");
  await user.keyboard("{Control>}s{/Control}");
  await user.click(screen.getByRole("button", { name: "Keep it" }));
  await user.keyboard("{Control>}szy{/Control}");
  for (const action of Object.values(actions)) expect(action).not.toHaveBeenCalled();
});
