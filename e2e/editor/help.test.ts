import { axeIssues } from "../axe";
import { editorOfTests } from "./harness";

// The help: a page made from docs/editing.md, beside the editor.

const work = editorOfTests();

it("opens beside the editor, with a list of the tasks", async () => {
  const { editor, page } = work;
  await editor.goTo();
  const opened = page.context().waitForEvent("page");
  await editor.link("Help").click();
  const help = await opened;
  const tasks = help.getByRole("navigation").getByRole("link");
  const name = await tasks.nth(2).innerText();
  await tasks.nth(2).press("Enter");
  await help.getByRole("heading", { name, exact: true }).waitFor();
  await help.waitForFunction(() => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    return Math.abs(target?.getBoundingClientRect().top ?? 999) < 40;
  });
  expect(await axeIssues(help, "html")).toEqual([]);
  await help.setViewportSize({ width: 390, height: 844 });
  await help.waitForFunction(() => document.documentElement.scrollWidth <= window.innerWidth);
  expect(await axeIssues(help, "html")).toEqual([]);
});
