import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { ignoreGitSettings } from "../../../test/gitSettings";
import { eventually } from "../../../test/eventually";
import { startServer, type RunningServer } from "../../../test/httpServer";
import { temporaryFolder, writeFiles } from "../../../test/temporaryFolder";
import type { SiteStatus } from "../../types";
import { createCommit } from "./commits";
import { createPushes, pushProblem, type Times } from "./pushes";

// These tests use real repositories in a temporary folder: the website's, and a bare repository as git host.

const folder = temporaryFolder();

ignoreGitSettings();

const inFolder = (name: string) => join(folder.path, name);
const dataDir = () => inFolder("site/data");

const git = (at: string, ...args: string[]) =>
  execFileSync("git", ["-C", inFolder(at), ...args], {
    encoding: "utf8",
    env: process.env,
    stdio: "pipe",
  }).trim();

function settle(name: string): void {
  git(name, "config", "user.name", "The Machine");
  git(name, "config", "user.email", "machine@example.com");
}

beforeEach(() => {
  mkdirSync(inFolder("host"));
  git("host", "init", "--quiet", "--bare", "--initial-branch", "main");
  mkdirSync(inFolder("site"));
  git("site", "init", "--quiet", "--initial-branch", "main");
  settle("site");
  writeFiles(inFolder("site"), { "data/a.json": "1" });
  git("site", "add", ".");
  git("site", "commit", "--quiet", "-m", "Begin");
  git("site", "remote", "add", "origin", inFolder("host"));
  git("site", "push", "--quiet", "--set-upstream", "origin", "main");
});

let version = 1;

/** Saves as the editor does. @returns the warning */
function save(pushes = createPushes(dataDir())): Promise<string | undefined> {
  version++;
  writeFiles(dataDir(), { "a.json": String(version) });
  return pushes.after(createCommit(dataDir()))(["a.json"], "Page", [`No. ${version}`]);
}

const headOf = (name: string) => git(name, "rev-parse", "main");
const isPushed = () => headOf("host") === headOf("site");

/** Gives the bare repository a hook that refuses pushes, or takes long. */
function hook(script: string): void {
  writeFiles(inFolder("host"), { "hooks/pre-receive": `#!/bin/sh\n${script}\n` });
  chmodSync(inFolder("host/hooks/pre-receive"), 0o755);
}

/** Somebody else pushes. */
function pushFromElsewhere(): void {
  execFileSync("git", ["clone", "--quiet", inFolder("host"), inFolder("other")], {
    env: process.env,
  });
  settle("other");
  writeFiles(inFolder("other"), { "code.ts": "1" });
  git("other", "add", ".");
  git("other", "commit", "--quiet", "-m", "Elsewhere");
  git("other", "push", "--quiet");
}

it("pushes the commit of each save", async () => {
  expect(await pushProblem(dataDir())).toBeUndefined();
  expect(await save()).toBeUndefined();
  expect(isPushed()).toBe(true);
});

it("pushes to the upstream branch, whatever its name", async () => {
  git("site", "push", "--quiet", "--set-upstream", "origin", "main:live");
  expect(await save()).toBeUndefined();
  expect(git("host", "rev-parse", "live")).toBe(headOf("site"));
});

it("says why the host refuses, keeps the commit, and pushes all with the next save", async () => {
  hook("echo 'The branch is locked today' >&2; exit 1");
  const pushes = createPushes(dataDir());
  expect(await save(pushes)).toBe(
    "Not pushed yet: origin refuses it: The branch is locked today. The next save tries again.",
  );
  expect(isPushed()).toBe(false);
  hook("exit 0");
  expect(await save(pushes)).toBeUndefined();
  expect(pushes.problem()).toBeUndefined();
  expect(isPushed()).toBe(true);
  expect(git("host", "rev-list", "--count", "main")).toBe("3");
});

it("forces nothing if the host has newer commits, and says what to do", async () => {
  pushFromElsewhere();
  const theirs = headOf("host");
  git("site", "config", "push.default", "matching");
  git("site", "config", "remote.origin.push", "+refs/heads/main");
  expect(await save()).toBe(
    "Not pushed yet: origin has newer commits. Run “git pull --rebase” in the website’s folder. The next save tries again.",
  );
  expect(headOf("host")).toBe(theirs);
  git("site", "pull", "--quiet", "--rebase");
  // The next npm start does the same.
  await createPushes(dataDir()).push();
  expect(isPushed()).toBe(true);
});

it.each([
  [
    "has no upstream",
    ["branch", "--unset-upstream"],
    /^the branch main has no upstream; run “git push --set-upstream origin main” once/,
  ],
  ["is not checked out", ["checkout", "--quiet", "--detach"], /^no branch is checked out/],
])("says at the start and at a push that the branch %s", async (_what, command, sentence) => {
  git("site", ...command);
  const problem = (await pushProblem(dataDir())) ?? "";
  expect(problem.replace("EDITOR_COMMITS is push, but ", "")).toMatch(sentence);
  const pushes = createPushes(dataDir());
  await pushes.push();
  expect(pushes.problem()?.replace("Not pushed yet: ", "")).toMatch(sentence);
});

it("says that the host is gone, without the password in its address", async () => {
  git("site", "remote", "set-url", "origin", "http://ann:secret@127.0.0.1:1/x.git");
  const warning = await save();
  expect(warning).toMatch(/^Not pushed yet: origin cannot be reached\. Check the internet/);
  git("site", "remote", "set-url", "origin", "file://ann:secret@nowhere/x.git");
  expect(await save()).not.toMatch(/secret/);
});

it("says at the start and at a push that git is too old", async () => {
  const { PATH } = process.env;
  const said = "error: unknown option `show-current'";
  writeFiles(folder.path, { "bin/git": `#!/bin/sh\ncat >&2 <<'END'\n${said}\nEND\nexit 129\n` });
  chmodSync(inFolder("bin/git"), 0o755);
  process.env.PATH = `${inFolder("bin")}:${PATH ?? ""}`;
  const pushes = createPushes(dataDir());
  try {
    expect(await pushProblem(dataDir())).toBe(
      "EDITOR_COMMITS is push, but this git is too old; install version 2.22 or newer.",
    );
    await pushes.push();
  } finally {
    process.env.PATH = PATH;
  }
  expect(pushes.problem()).toMatch(/^Not pushed yet: this git is too old; install version 2\.22/);
});

/** Lets ssh say this, and fail. */
function sshSays(...lines: readonly string[]): void {
  const script = lines.map((line) => `echo '${line}' >&2`).join("\n");
  writeFiles(folder.path, { "ssh.sh": `#!/bin/sh\n${script}\nexit 255\n` });
  chmodSync(inFolder("ssh.sh"), 0o755);
  git("site", "config", "core.sshCommand", inFolder("ssh.sh"));
  git("site", "remote", "set-url", "origin", "git@git.example.com:owner/website.git");
}

const noAccess = "fatal: Could not read from remote repository.";

it.each([
  [
    ["ERROR: Permission to owner/website.git denied to deploy key", noAccess],
    "origin refuses it: Permission to owner/website.git denied to deploy key.",
  ],
  [
    ["remote: ", "remote: =======", "remote: ERROR: This deploy key may only read.", noAccess],
    "origin refuses it: This deploy key may only read.",
  ],
  [
    ["Host key verification failed.", noAccess],
    "this machine does not know the key of origin. Run “git push” in a terminal, as the user of npm start, and accept the key if it is the right one.",
  ],
  [
    ["ssh: connect to host git.example.com port 22: Connection timed out", noAccess],
    "origin cannot be reached. Check the internet connection and the address of origin.",
  ],
])("says what a host says over ssh: %s", async (lines, sentence) => {
  sshSays(...lines);
  expect(await save()).toBe(`Not pushed yet: ${sentence} The next save tries again.`);
});

describe("over http", () => {
  let server: RunningServer | undefined;
  afterEach(() => server?.close());

  async function pushTo(answer: RequestListener, times?: Times): Promise<string | undefined> {
    server = await startServer(answer);
    git("site", "remote", "set-url", "origin", `${server.origin}/website.git`);
    return save(createPushes(dataDir(), times));
  }

  it.each([
    [
      403,
      "Permission to owner/website.git denied to ann.",
      /^Not pushed yet: origin refuses it: Permission to owner\/website\.git denied to ann\. The next/,
    ],
    [403, "", /^Not pushed yet: origin does not accept this machine’s sign-in\. Run “git push”/],
    [502, "", /^Not pushed yet: origin cannot be reached\. Check the internet/],
  ])("says what a host says: %s %s", async (status, said, sentence) => {
    const warning = await pushTo((_request, response) => {
      response.writeHead(status, { "content-type": "text/plain" }).end(said);
    });
    expect(warning).toMatch(sentence);
  });

  it("opens no window that asks for a password", async () => {
    writeFiles(folder.path, { "ask.sh": `#!/bin/sh\ntouch '${inFolder("asked")}'\n` });
    chmodSync(inFolder("ask.sh"), 0o755);
    process.env.SSH_ASKPASS = inFolder("ask.sh");
    const warning = await pushTo((_request, response) => {
      response.writeHead(401, { "www-authenticate": "Basic" }).end();
    });
    delete process.env.SSH_ASKPASS;
    expect(warning).toMatch(/origin does not accept this machine’s sign-in/);
    expect(existsSync(inFolder("asked"))).toBe(false);
  });

  it("leaves no connection behind of a push that hangs", async () => {
    const ended = jest.fn();
    const warning = await pushTo(({ socket }) => socket.once("close", ended), {
      timeoutMs: 1000,
      patienceMs: 5000,
    });
    expect(warning).toMatch(/^Not pushed yet: origin does not answer/);
    await eventually(() => ended.mock.calls.length, 1);
  });
});

it("ends a push that hangs, and lets no save wait for it", async () => {
  hook("sleep 30");
  const pushes = createPushes(dataDir(), { timeoutMs: 1000, patienceMs: 100 });
  // The save answers before the push has ended.
  expect(await save(pushes)).toBeUndefined();
  expect(pushes.problem()).toBeUndefined();
  await pushes.push();
  expect(pushes.problem()).toMatch(/^Not pushed yet: origin does not answer/);
});

it("says in the status of the site what is not pushed, until it is", async () => {
  hook("exit 1");
  const seen: SiteStatus[] = [];
  const live: SiteStatus = { state: "live", lines: ["All is live."] };
  const pushes = createPushes(dataDir());
  const stop = pushes.inStatus((show) => {
    show(live);
    return () => undefined;
  })((status) => seen.push(status));
  await save(pushes);
  hook("exit 0");
  await save(pushes);
  stop();
  const refused =
    "Not pushed yet: origin refuses it: pre-receive hook declined. The next save tries again.";
  expect(seen.map(({ lines }) => lines)).toEqual([
    ["All is live."],
    ["All is live.", refused],
    ["All is live."],
  ]);
});
