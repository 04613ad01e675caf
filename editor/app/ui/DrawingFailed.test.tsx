import { act, screen } from "@testing-library/react";
import { showInEditor } from "../../../test/editorApp";
import { contentIn } from "../session/openEntry";
import { useSessionState } from "../session/SessionContext";
import { DrawingFailed } from "./DrawingFailed";

const file = "testimonials/jane-d.json";

let isBroken = false;

function Name() {
  const content = useSessionState((state) => contentIn(state, file)) as { name: string };
  if (isBroken) throw new Error("An extension has removed a text.");
  return <p>{content.name}</p>;
}

it("says what to do, and draws the editor again with its unsaved changes", async () => {
  const { session, user } = await showInEditor(
    <DrawingFailed>
      <Name />
    </DrawingFailed>,
  );
  jest.spyOn(console, "error").mockImplementation();
  isBroken = true;
  act(() => session.edit({ kind: "set", file, path: ["name"], value: "Typed" }));
  expect(screen.getByRole("alert")).toHaveTextContent("Your changes are still here.");
  isBroken = false;
  await user.click(screen.getByRole("button", { name: "Show it again" }));
  expect(screen.getByText("Typed")).toBeVisible();
});
