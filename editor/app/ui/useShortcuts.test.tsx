import { screen } from "@testing-library/react";
import { showInEditor } from "../../../test/editorApp";
import { useShortcuts } from "./useShortcuts";

const actions = { save: jest.fn(), undo: jest.fn(), redo: jest.fn() };

function Keys() {
  useShortcuts(actions);
  return (
    <>
      <button type="button">Somewhere</button>
      <textarea aria-label="Words" />
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
