import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../../test/temporaryFolder";
import { validFiles } from "../../test/contentFiles";
import { TestEditor } from "../../test/editorBackend";
import { commitProblem, createCommit, messageOf } from "./commits";

// Uses a real repository in a temporary folder.

const folder = temporaryFolder();
const author = "Karen Miller <office@example.com>";

// Ignores this machine's own settings.
const environment = { GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" };
Object.assign(process.env, environment);

const git = (...args: string[]) =>
  execFileSync("git", ["-C", folder.path, ...args], { encoding: "utf8" }).trim();

const dataDir = () => join(folder.path, "data");
const write = (file: string, text: string) => writeFileSync(join(folder.path, file), text);

function beginRepository(): void {
  git("init", "--quiet", "--initial-branch", "main");
  git("config", "user.name", "The Machine");
  git("config", "user.email", "machine@example.com");
  mkdirSync(dataDir());
  write("data/a.json", "1");
  write("data/b.json", "1");
  write("code.ts", "1");
  git("add", ".");
  git("commit", "--quiet", "-m", "Begin");
}

const filesOf = (commit: string) =>
  git("show", "--format=", "--name-status", "--no-renames", commit).split("\n");

describe("a save in a repository", () => {
  beforeEach(beginRepository);

  it("is one commit of its files, by its author, and leaves everything else as it is", async () => {
    write("code.ts", "staged");
    git("add", "code.ts");
    write("code.ts", "staged, and changed again");
    write("data/b.json", "changed by hand");
    write("stranger.txt", "not known to git");
    write("data/a.json", "2");
    const commit = createCommit(dataDir(), { author });
    expect(await commit(["a.json"], "The business", ["Phone number: “1” → “2”"])).toBeUndefined();
    expect(git("log", "-1", "--format=%an <%ae>|%cn|%B")).toBe(
      `${author}|The Machine|The business: Phone number: “1” → “2”`,
    );
    expect(git("rev-list", "--count", "HEAD")).toBe("2");
    expect(filesOf("HEAD")).toEqual(["M\tdata/a.json"]);
    expect(
      git("status", "--porcelain")
        .split("\n")
        .map((line) => line.trim())
        .sort(),
    ).toEqual(["?? stranger.txt", "M data/b.json", "MM code.ts"]);
  });

  it("adds new files, and removes deleted ones", async () => {
    const commit = createCommit(dataDir(), {});
    mkdirSync(join(dataDir(), "images"));
    write("data/images/new.jpg", "picture");
    write("data/new.json", "1");
    rmSync(join(dataDir(), "b.json"));
    const files = ["images/new.jpg", "new.json", "b.json"];
    expect(
      await commit(files, "Testimonial “New N.”", ["Added", "Picture new.jpg: added"]),
    ).toBeUndefined();
    expect(filesOf("HEAD")).toEqual([
      "D\tdata/b.json",
      "A\tdata/images/new.jpg",
      "A\tdata/new.json",
    ]);
    expect(git("log", "-1", "--format=%an|%s")).toBe("The Machine|Edit Testimonial “New N.”");
  });

  it("does not treat names as patterns", async () => {
    write("data/[ab].json", "1");
    write("data/a.json", "2");
    expect(await createCommit(dataDir(), {})(["[ab].json"], "Page", [])).toBeUndefined();
    expect(filesOf("HEAD")).toEqual(["A\tdata/[ab].json"]);
  });

  it("runs no hooks", async () => {
    write(".git/hooks/pre-commit", "#!/bin/sh\nexit 1\n");
    execFileSync("chmod", ["+x", join(folder.path, ".git/hooks/pre-commit")]);
    write("data/a.json", "2");
    expect(await createCommit(dataDir(), {})(["a.json"], "Page", [])).toBeUndefined();
  });

  it("reports why git cannot commit", async () => {
    write(".git/index.lock", "");
    write("data/a.json", "2");
    expect(await createCommit(dataDir(), {})(["a.json"], "Page", [])).toMatch(
      /^Saved, but not committed: .*index\.lock/,
    );
    expect(git("rev-list", "--count", "HEAD")).toBe("1");
  });

  it("is possible with an author of its own or git's", async () => {
    expect(await commitProblem(dataDir(), {})).toBeUndefined();
    expect(await commitProblem(dataDir(), { author })).toBeUndefined();
  });
});

it("reports at the start that there is no repository", async () => {
  mkdirSync(dataDir());
  expect(await commitProblem(dataDir(), {})).toMatch(
    /^EDITOR_COMMITS is set, but git cannot commit the content: fatal: not a git repository/,
  );
});

it("commits what the editor saves, and reports failures to the page", async () => {
  const file = "testimonials/jane-d.json";
  const commits: unknown[] = [];
  const editor = new TestEditor(validFiles(), {
    commit: async (...edit) => {
      commits.push(edit);
      return commits.length > 1 ? "Saved, but not committed: no room" : undefined;
    },
  });
  await editor.start();
  try {
    const content = JSON.parse(editor.read(file)) as object;
    const first = await editor.save(file, { ...content, rating: 3 });
    expect(first.body).not.toHaveProperty("change.notCommitted");
    const second = await editor.save(file, { ...content, rating: 2 });
    expect(second.body).toHaveProperty("change.notCommitted", "Saved, but not committed: no room");
    expect(commits[1]).toEqual([[file], expect.stringContaining("Testimonial"), ["Stars: 3 → 2"]]);
  } finally {
    await editor.stop();
  }
});

it.each([
  ["The business", ["Phone: “1” → “2”"], "The business: Phone: “1” → “2”"],
  ["Home page", ["A: 1 → 2", "B: 1 → 2"], "Edit Home page\n\nA: 1 → 2\nB: 1 → 2"],
  ["x".repeat(80), ["A: 1 → 2"], "Edit the content\n\nA: 1 → 2"],
])("writes the commit message for %s", (title, lines, message) => {
  expect(messageOf(title, lines)).toBe(message);
});
