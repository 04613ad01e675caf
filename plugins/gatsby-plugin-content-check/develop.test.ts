import type { GatsbyNode, ParentSpanPluginArgs } from "gatsby";
import { readFileSync } from "node:fs";
import { jane } from "../../test/contentCheck";
import { set, validFiles } from "../../test/contentFiles";
import { eventually } from "../../test/eventually";
import { temporaryFolder, writeFiles } from "../../test/temporaryFolder";
import { watchFolders } from "../../lib/content/watchFolders";

jest.mock("../../lib/content/watchFolders", () => ({ watchFolders: jest.fn() }));

const folder = temporaryFolder();
const project = process.cwd();
afterAll(() => process.chdir(project));

const reporter = {
  setErrorMap: () => undefined,
  panic: jest.fn(),
  error: jest.fn<unknown, [{ context: { sourceMessage: string } }]>(),
  info: jest.fn(),
};

/** A file as Gatsby reads it. */
const shown = (file: string) => readFileSync(`.content/snapshot/${file}`, "utf8");

/** Changes files, and calls back as the watcher would. */
function edit(files: Record<string, unknown>): void {
  writeFiles("data", files);
  const [, , notice] = jest.mocked(watchFolders).mock.calls[0] ?? [];
  notice?.(Object.keys(files));
}

test("gatsby develop shows each valid change, and reports an error once", async () => {
  process.chdir(folder.path);
  // The environment of this machine may name another content folder.
  delete process.env.CONTENT_DIR;
  const files = validFiles();
  set(files, jane, "text", "I called {phone}.");
  set(files, "site.json", "phone.number", "(410) 555-0100");
  writeFiles("data", files);

  const plugin = (await import("./gatsby-node")) as GatsbyNode;
  const args = { reporter } as unknown as ParentSpanPluginArgs;
  await plugin.onPreInit?.(args, { plugins: [] }, () => undefined);
  expect(reporter.panic).not.toHaveBeenCalled();
  expect(shown(jane)).toContain("I called (410) 555-0100.");

  type Server = Parameters<NonNullable<GatsbyNode["onCreateDevServer"]>>[0];
  await plugin.onCreateDevServer?.(args as unknown as Server, { plugins: [] }, () => undefined);
  set(files, "site.json", "phone.number", "(410) 555-0199");
  edit(files);
  await eventually(() => shown(jane).includes("I called (410) 555-0199."), true);

  edit({ "site.json": "{" });
  edit({ "site.json": "{" });
  await eventually(() => reporter.error.mock.calls.length, 1);
  expect(reporter.error.mock.calls[0]?.[0].context.sourceMessage).toMatch(
    /^The business: line 1, column 2: .* \(data\/site\.json\)\n\n1 error in 1 file\.$/,
  );
  expect(shown("site.json")).toContain("(410) 555-0199");

  edit(files);
  await eventually(() => reporter.info.mock.calls.length, 1);
  expect(reporter.info).toHaveBeenCalledWith("The content is valid again.");
  expect(reporter.error).toHaveBeenCalledTimes(1);
});
