import { cpSync, existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { freePort, runPublisher, type Running } from "../../tools/measure/running";
import { testContent, programFolder } from "../../test/builtSites";

/** `npm start` on a copy of the test content, and its site. */
export type NpmStart = {
  publisher: Running;
  /** The origin of the site. */
  site: string;
  /** The editor's address, which contains the key. */
  editorAddress: () => string;
  /** The path of a file of the program or the content, and its text. */
  path: (name: string) => string;
  data: (name: string) => string;
  read: (name: string) => string;
  stop: () => Promise<void>;
};

const path = (name: string) => join(programFolder, name);
const data = (name: string) => path(join("data", name));

/** The files that `npm start` keeps between two starts. */
const kept = [".releases", ".editor"];

/**
 * Starts the publisher in the folder of `npm run build:test-site`, so that Gatsby need not bundle
 * again. Afterwards it restores the test content.
 * @throws if the test site is not built
 */
export async function npmStart(): Promise<NpmStart> {
  if (!existsSync(path("public/index.html")))
    throw new Error("The test site is not built yet: run npm run build:test-site first.");
  const reset = () => {
    for (const name of [...kept, "data"]) rmSync(path(name), { recursive: true, force: true });
    cpSync(testContent, path("data"), { recursive: true, preserveTimestamps: true });
  };
  reset();
  const publisher = runPublisher(programFolder, await freePort(), {
    // Gatsby must not notice that jest started it.
    NODE_ENV: undefined,
    JEST_WORKER_ID: undefined,
    CONTENT_DIR: undefined,
  });
  await publisher.ended(1);
  return {
    publisher,
    site: `http://localhost:${publisher.port}`,
    editorAddress: () =>
      readFileSync(path(".releases/editor-address"), "utf8").split("\n")[0] ?? "",
    path,
    data,
    read: (name) => readFileSync(data(name), "utf8"),
    stop: async () => {
      publisher.child.kill("SIGINT");
      await publisher.exit;
      reset();
    },
  };
}
