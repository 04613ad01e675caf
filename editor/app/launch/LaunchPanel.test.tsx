import { act, screen, within } from "@testing-library/react";
import { useState } from "react";
import { issueAt } from "../../../src/content/check/issue";
import { set, validFiles } from "../../../test/contentFiles";
import { memoryStore, showInEditor } from "../../../test/editorApp";
import { LaunchPanel } from "./LaunchPanel";

const jane = "testimonials/jane-d.json";

async function showLaunch(panel = <LaunchPanel />) {
  const files = validFiles();
  set(files, jane, "name", "Jane D.");
  const shown = await showInEditor(panel, memoryStore(files));
  const at = (file: string, path: string[], problem: string) =>
    issueAt({ file, content: files[file] }, path, problem);
  act(() =>
    shown.store.tell({
      state: "live",
      lines: [],
      openPoints: [
        at("site.json", ["phone"], "is a sample; enter your number"),
        at(jane, ["sample"], "is on; replace this"),
        { file: "data/images", path: [], message: "29 pictures came with the site" },
      ],
      warnings: [at("pages/home.json", ["hero", "picture"], "is used twice")],
    }),
  );
  return shown;
}

it("lists what is to do in groups, and leads to each field", async () => {
  const { user, ui } = await showLaunch();
  expect(screen.getByRole("heading", { name: "3 to do before launch" })).toBeInTheDocument();
  const point = screen.getByRole("link", { name: /^Phone number/ });
  expect(point).toHaveTextContent("Is a sample; enter your number.");
  await user.click(point);
  expect(ui.getState().wanted).toEqual({ file: "site.json", path: ["phone"] });
  await user.click(screen.getByRole("button", { name: /^Sample testimonials/ }));
  expect(await screen.findByRole("link", { name: /Testimonial “Jane D.”/ })).toHaveTextContent(
    "Only a sample is on; replace this.",
  );
  await user.click(screen.getByRole("button", { name: /^Pictures/ }));
  expect(await screen.findByRole("link", { name: /29 pictures/ })).toHaveAttribute(
    "href",
    "#/pictures",
  );
});

it("keeps the open groups and the scroll position while the panel is closed", async () => {
  function Switched() {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <button onClick={() => setOpen(!isOpen)}>Switch</button>
        {isOpen && <LaunchPanel />}
      </>
    );
  }
  const { user } = await showLaunch(<Switched />);
  await user.click(screen.getByRole("button", { name: /^Sample testimonials/ }));
  const scrolling = () =>
    screen.getByRole("region", { name: "3 to do before launch" }).lastElementChild as HTMLElement;
  scrolling().scrollTop = 120;
  await user.dblClick(screen.getByRole("button", { name: "Switch" }));
  expect(screen.getByRole("link", { name: /Testimonial “Jane D.”/ })).toBeInTheDocument();
  expect(scrolling().scrollTop).toBe(120);
});

it("marks the points whose own field has an unsaved change", async () => {
  const { session } = await showLaunch();
  const change = (path: string[], value: string) =>
    act(() => session.edit({ kind: "set", file: "site.json", path, value }));
  const dot = () =>
    within(screen.getByRole("link", { name: /^Phone number/ })).queryByRole("img", {
      name: "not saved yet",
    });
  change(["email", "address"], "office@example.com");
  expect(dot()).not.toBeInTheDocument();
  change(["phone", "number"], "(410) 555-0199");
  expect(dot()).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /^Phone number/ })).toHaveTextContent("Changed.");
});

it("says below what could be better", async () => {
  const { user } = await showLaunch();
  await user.click(screen.getByRole("button", { name: /^Could be better/ }));
  expect(await screen.findByRole("link", { name: /^Home page/ })).toHaveTextContent(
    "is used twice",
  );
});
