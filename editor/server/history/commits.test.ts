import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ignoreGitSettings } from "../../../test/gitSettings";
import { temporaryFolder, writeFiles } from "../../../test/temporaryFolder";
import { validFiles } from "../../../test/contentFiles";
import { editorsOfTests } from "../../../test/editorBackend";
import { commitProblem, createCommit } from "./commits";

// These tests use a real repository in a temporary folder.

const folder = temporaryFolder();
const startEditor = editorsOfTests();

ignoreGitSettings();
delete process.env.GIT_AUTHOR_NAME;
delete process.env.GIT_AUTHOR_EMAIL;
delete process.env.GIT_COMMITTER_NAME;
delete process.env.GIT_COMMITTER_EMAIL;

// Without `env`, programs would inherit Jest's variables, not the variables that the test has set.
const git = (...args: string[]) =>
  execFileSync("git", ["-C", folder.path, ...args], { encoding: "utf8", env: process.env }).trim();

const dataDir = () => join(folder.path, "data");
const write = (files: Record<string, string>) => writeFiles(folder.path, files);
const filesOfCommit = () =>
  git("show", "--format=", "--name-status", "--no-renames", "HEAD").split("\n");

describe("a save in a repository", () => {
  beforeEach(() => {
    git("init", "--quiet", "--initial-branch", "main");
    git("config", "user.name", "The Machine");
    git("config", "user.email", "machine@example.com");
    write({ "data/a.json": "1", "data/b.json": "1", "code.ts": "1" });
    git("add", ".");
    git("commit", "--quiet", "-m", "Begin");
  });

  it("is one commit of its files, and leaves everything else as it is", async () => {
    write({ "code.ts": "staged" });
    git("add", "code.ts");
    write({
      "code.ts": "staged, and changed again",
      "data/b.json": "changed by hand",
      "stranger.txt": "not known to git",
      "data/a.json": "2",
    });
    const commit = createCommit(dataDir());
    expect(await commit(["a.json"], "The business", ["Phone: “1” became “2”"])).toBeUndefined();
    const message = "The Machine|The business: Phone: “1” became “2”";
    expect(git("log", "-1", "--format=%an|%B")).toBe(message);
    expect(git("rev-list", "--count", "HEAD")).toBe("2");
    expect(filesOfCommit()).toEqual(["M\tdata/a.json"]);
    const status = git("status", "--porcelain").split("\n");
    const others = ["?? stranger.txt", "M data/b.json", "MM code.ts"];
    expect(status.map((line) => line.trim()).sort()).toEqual(others);
  });

  it("adds new files, and removes deleted ones", async () => {
    write({ "data/images/new.jpg": "picture", "data/new.json": "1" });
    rmSync(join(dataDir(), "b.json"));
    const files = ["images/new.jpg", "new.json", "b.json"];
    await createCommit(dataDir())(files, "Testimonial “New N.”", ["Added", "Picture: added"]);
    const changes = ["D\tdata/b.json", "A\tdata/images/new.jpg", "A\tdata/new.json"];
    expect(filesOfCommit()).toEqual(changes);
    expect(git("log", "-1", "--format=%an|%s")).toBe("The Machine|Edit Testimonial “New N.”");
  });

  it("takes names and messages literally, and runs no hooks", async () => {
    git("config", "commit.cleanup", "strip");
    write({ "data/[ab].json": "1", "data/a.json": "2" });
    write({ ".git/hooks/pre-commit": "#!/bin/sh\nexit 1\n" });
    chmodSync(join(folder.path, ".git/hooks/pre-commit"), 0o755);
    expect(await createCommit(dataDir())(["[ab].json"], "#1", [])).toBeUndefined();
    expect(filesOfCommit()).toEqual(["A\tdata/[ab].json"]);
    expect(git("log", "-1", "--format=%s")).toBe("#1: changed");
  });

  it("takes the line endings of the editor, whatever git's settings say of them", async () => {
    git("config", "core.autocrlf", "true");
    git("config", "core.safecrlf", "true");
    write({ "data/a.json": "{\n}\n" });
    expect(await createCommit(dataDir())(["a.json"], "The business", [])).toBeUndefined();
    expect(filesOfCommit()).toEqual(["M\tdata/a.json"]);
  });

  it("commits nothing if an undo restores what is committed", async () => {
    expect(await createCommit(dataDir())(["a.json"], "Page", [])).toBeUndefined();
    expect(git("rev-list", "--count", "HEAD")).toBe("1");
  });

  it("commits nothing where no branch is checked out, since a checkout would drop the commit", async () => {
    git("checkout", "--quiet", "--detach");
    write({ "data/a.json": "2" });
    expect(await createCommit(dataDir())(["a.json"], "Page", [])).toBe(
      "Saved, but not committed: no branch is checked out; check one out",
    );
    expect(git("rev-list", "--count", "HEAD")).toBe("1");
  });

  it.each([
    [
      "what to do",
      "index.lock",
      /^Saved, but not committed: another git program .*, then delete .*index\.lock if it is still there$/,
    ],
    // Because of core.autocrlf, git first prints a warning about the line break.
    ["the failure, not a warning", "refs/heads/main.lock", /^Saved, .*then delete .*main\.lock/],
  ])("reports %s if git cannot commit", async (_what, lock, sentence) => {
    git("config", "core.autocrlf", "true");
    write({ [`.git/${lock}`]: "", "data/a.json": "2\n" });
    expect(await createCommit(dataDir(), 0)(["a.json"], "Page", [])).toMatch(sentence);
    expect(git("rev-list", "--count", "HEAD")).toBe("1");
  });

  it("waits for another git program, as an IDE runs one after each change", async () => {
    write({ ".git/index.lock": "", "data/a.json": "2" });
    const committed = createCommit(dataDir(), 60_000)(["a.json"], "Page", []);
    setTimeout(() => rmSync(join(folder.path, ".git/index.lock")), 300);
    expect(await committed).toBeUndefined();
    expect(filesOfCommit()).toEqual(["M\tdata/a.json"]);
  });

  it("makes up for a commit that failed, with the next save", async () => {
    const commit = createCommit(dataDir());
    git("checkout", "--quiet", "--detach");
    write({ "data/a.json": "2", "data/c.json": "1" });
    await commit(["a.json", "c.json"], "Page", ["New words"]);
    git("checkout", "--quiet", "main");
    write({ "data/b.json": "2" });
    expect(await commit(["b.json"], "Other page", [])).toBeUndefined();
    expect(git("log", "--format=%s", "-2")).toBe("Page: New words\nOther page: changed");
    expect(filesOfCommit()).toEqual(["M\tdata/a.json", "A\tdata/c.json"]);
    write({ "data/b.json": "3" });
    expect(await commit(["b.json"], "Other page", [])).toBeUndefined();
    expect(git("rev-list", "--count", "HEAD")).toBe("4");
  });

  it("says how to tell git who makes the commits", async () => {
    git("config", "--unset", "user.name");
    git("config", "--unset", "user.email");
    git("config", "user.useConfigOnly", "true");
    write({ "data/a.json": "2" });
    expect(await commitProblem(dataDir())).toMatch(
      /^EDITOR_COMMITS is set, but git cannot commit the content: git does not know who makes the commits; run: git config --global user\.name/,
    );
    expect(await createCommit(dataDir())(["a.json"], "Page", [])).toMatch(
      /^Saved, but not committed: git does not know who makes the commits/,
    );
  });

  it("is possible", async () => expect(await commitProblem(dataDir())).toBeUndefined());
});

it("reports at the start that there is no repository", async () => {
  mkdirSync(dataDir());
  expect(await commitProblem(dataDir())).toMatch(
    /^EDITOR_COMMITS is set, but git cannot commit the content: the content is not in a git repository; run git init there/,
  );
});

it("commits what the editor saves, and reports failures to the page", async () => {
  const file = "testimonials/jane-d.json";
  const failure = "Saved, but not committed: no room";
  const commit = jest.fn();
  const editor = await startEditor(validFiles(), { commit });
  const content = JSON.parse(editor.read(file)) as object;
  const first = await editor.save(file, { ...content, rating: 3 });
  expect(first.body).not.toHaveProperty("edit.notCommitted");
  commit.mockImplementation(() => {
    // Somebody else deletes a file during the commit.
    rmSync(join(editor.dataDir, "testimonials/omar-k.json"));
    return failure;
  });
  const second = await editor.save(file, { ...content, rating: 2 });
  expect(second.body).toMatchObject({ kind: "saved", warning: failure });
  const title = expect.stringContaining("Testimonial") as string;
  expect(commit).toHaveBeenLastCalledWith([file], title, ["Stars: 3 became 2"]);
});
