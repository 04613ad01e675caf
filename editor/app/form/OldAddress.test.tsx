import { act, screen } from "@testing-library/react";
import { memoryStore, showInEditor } from "../../../test/editorApp";
import { validFiles } from "../../../test/contentFiles";
import { OldAddress } from "./OldAddress";

const decks = "services/decks.json";

test("offers to lead the old address of a page to its new one", async () => {
  const { user, session, content } = await showInEditor(
    <OldAddress file={decks} />,
    memoryStore(validFiles()),
  );
  const offer = () => screen.queryByRole("button", { name: "Lead it here" });
  expect(offer()).not.toBeInTheDocument();
  const path = ["address"];
  act(() => session.edit({ kind: "set", file: decks, path, value: "/services/porches" }));
  expect(screen.getByRole("status")).toHaveTextContent("still lead to /services/decks");
  await user.click(offer() as HTMLElement);
  expect(content("site.json")).toHaveProperty("redirects", [
    { from: "/services/decks", to: "/services/porches" },
  ]);
  expect(offer()).not.toBeInTheDocument();
});
