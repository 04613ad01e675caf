import { act, screen, within } from "@testing-library/react";
import { showInEditor } from "../../../test/editorApp";
import { provisionalFile } from "../session/changes";
import { StillToFill } from "./StillToFill";

const file = provisionalFile("testimonials");

/** The check of the content begins after a pause in typing. */
const checked = () => act(() => new Promise((resolve) => setTimeout(resolve, 500)));

it("names what a new entry needs, leads there, and says when all is there", async () => {
  const { session, ui, user } = await showInEditor(<StillToFill file={file} />);
  act(() => session.edit({ kind: "whole", file, content: { name: "Ada L.", town: "Towson" } }));
  await checked();
  const list = screen.getByRole("navigation", { name: "Still to fill in" });
  expect(list).toHaveTextContent("Still to fill in: Service, Stars, Words");
  await user.click(within(list).getByRole("button", { name: "Stars" }));
  expect(ui.getState().wanted).toEqual({ file, path: ["rating"] });
  const rest = { service: "Decks", rating: 5, text: "Fine." };
  act(() =>
    session.edit({ kind: "whole", file, content: { name: "Ada L.", town: "Towson", ...rest } }),
  );
  await checked();
  expect(list).toHaveTextContent("Nothing is missing.");
});

it("stays while somebody types the name, on which the entry's file depends", async () => {
  const { session } = await showInEditor(<StillToFill file={file} />);
  const type = (name: string) =>
    act(() => session.edit({ file, kind: "whole", content: { name } }));
  type("A");
  await checked();
  type("Ada L.");
  expect(screen.getByRole("navigation", { name: "Still to fill in" })).toBeVisible();
});
