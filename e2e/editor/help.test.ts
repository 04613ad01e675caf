import { axeIssues } from "../axe";
import { editorOfTests } from "./harness";

// The help: a page made from docs/editing.md, beside the editor.

const work = editorOfTests();

it("opens beside the editor, with pictures and a list of the tasks", async () => {
  const { page, server } = work;
  await page.goto(`${server.origin}/admin`);
  const opened = page.context().waitForEvent("page");
  await page.getByRole("button", { name: "Help" }).click();
  const help = await opened;
  await help.waitForLoadState();
  await help.getByRole("navigation").getByRole("link", { name: "Change a picture" }).click();
  const said: string[] = [];
  help.on("console", (message) => said.push(message.text()));
  await help.reload();

  const heading = help.getByRole("heading", { name: "Change a picture" });
  await heading.waitFor();
  await help.waitForFunction(
    () =>
      Math.abs(document.getElementById("change-a-picture")?.getBoundingClientRect().top ?? 999) <
      40,
  );
  expect(await axeIssues(help, "html")).toEqual([]);

  await help.getByRole("navigation").getByRole("link", { name: "Undo" }).press("Enter");
  expect(new URL(help.url()).hash).toBe("#undo");
  await help.setViewportSize({ width: 390, height: 844 });
  await help.waitForFunction(() => document.documentElement.scrollWidth <= window.innerWidth);
  expect(await axeIssues(help, "html")).toEqual([]);
  expect(said).toEqual([]);
  await help.close();
});
