import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { eventually } from "../../test/eventually";
import { ignoreGitSettings } from "../../test/gitSettings";
import { ask, startServer } from "../../test/httpServer";
import { temporaryFolder, writeFiles } from "../../test/temporaryFolder";
import { Releases } from "../server/release/releases";

const folder = temporaryFolder();
let child: ChildProcess | undefined;

ignoreGitSettings();

afterEach(async () => {
  if (!child?.kill("SIGKILL")) return;
  await once(child, "exit");
});

async function freePort(): Promise<number> {
  const server = await startServer(() => undefined);
  await server.close();
  return server.port;
}

const git = (...args: string[]) =>
  execFileSync("git", ["-C", folder.path, ...args], { env: process.env, stdio: "pipe" });

async function makeRelease(): Promise<void> {
  const built = join(folder.path, "public");
  writeFiles(built, { "index.html": "<p>The site</p>" });
  await new Releases(join(folder.path, ".releases")).make(built, { content: "", headers: {} });
}

/** Starts `npm start` in the folder. @returns its port, and what it has printed so far */
async function start(commits: string) {
  const port = await freePort();
  const script = resolve("publisher/commands/start.ts");
  child = spawn(process.execPath, ["-r", require.resolve("tsx/cjs"), script], {
    cwd: folder.path,
    env: { ...process.env, PORT: String(port), EDITOR_COMMITS: commits, CONTENT_DIR: "" },
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (data: Buffer) => (printed += data.toString()));
  return { port, printed: () => printed };
}

const noRepository =
  /EDITOR_COMMITS is set, but git cannot commit the content: the content is not in a git repository/;
const noBranch = /EDITOR_COMMITS is push, but no branch is checked out; check one out\./;

/** Makes a repository in which a rebase is unfinished, or which was never on a branch. */
function detach(): void {
  git("init", "--quiet");
  git("config", "user.name", "The Machine");
  git("config", "user.email", "machine@example.com");
  git("commit", "--quiet", "--allow-empty", "-m", "Begin");
  git("checkout", "--quiet", "--detach");
}

describe.each([
  ["without a repository", "yes", () => undefined, noRepository],
  ["without a branch", "push", detach, noBranch],
])("%s for the commits of the editor", (_what, commits, prepare, sentence) => {
  beforeEach(() => {
    writeFiles(folder.path, { "data/pages/home.json": "{}" });
    prepare();
  });

  it("serves the last release nevertheless, and says what is wrong", async () => {
    await makeRelease();
    const { port, printed } = await start(commits);
    await eventually(async () => (await ask(port, "/")).body.toString(), "<p>The site</p>");
    await eventually(() => sentence.test(printed()), true);
  });

  it("stops with a sentence while there is nothing to serve", async () => {
    const { printed } = await start(commits);
    await eventually(() => child?.exitCode, 1);
    expect(printed()).toMatch(sentence);
  });
});
