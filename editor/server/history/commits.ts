import { execFile } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { reasonOf } from "../../../src/content/words/wording";
import { gitRefusal } from "./gitRefusals";
import { messageOf } from "../../store/messageOf";

const run = promisify(execFile);

/** Commits changed files. Returns the reason if there is no commit. */
export type Commit = (
  files: readonly string[],
  title: string,
  lines: readonly string[],
) => Promise<string | undefined>;

// These settings turn off prompts, hooks that could touch other files, and refusals of line endings.
const settingsOff = ["commit.gpgSign=false", "core.hooksPath=/dev/null", "core.safecrlf=false"];
const quiet = settingsOff.flatMap((setting) => ["-c", setting]);

async function git(folder: string, ...args: string[]): Promise<string> {
  const settings = { GIT_TERMINAL_PROMPT: "0", GIT_LITERAL_PATHSPECS: "1", LC_ALL: "C" };
  const env = { ...process.env, ...settings };
  const { stdout } = await run("git", ["-C", folder, ...quiet, ...args], { env, timeout: 30_000 });
  return stdout;
}

function reasonIn(error: unknown): string {
  const { stderr = "", code } = error as { stderr?: string; code?: unknown };
  if (code === "ENOENT") return "git is not installed; install it, or start without EDITOR_COMMITS";
  return gitRefusal(stderr) || reasonOf(error);
}

/** The reason why edits in the folder cannot be committed; undefined if commits are possible. */
export async function commitProblem(dataDir: string): Promise<string | undefined> {
  try {
    const inside = (await git(dataDir, "rev-parse", "--is-inside-work-tree")).trim();
    if (inside !== "true")
      return "EDITOR_COMMITS is set, but the content is not in a git repository.";
    await git(dataDir, "var", "GIT_AUTHOR_IDENT");
    await git(dataDir, "var", "GIT_COMMITTER_IDENT");
    return undefined;
  } catch (error) {
    return `EDITOR_COMMITS is set, but git cannot commit the content: ${reasonIn(error)}`;
  }
}

/** The longest time that a commit waits for another git program, in ms: an IDE runs git after each change. */
const usualPatienceMs = 2000;
const pauseMs = 50;

const isBusy = (error: unknown) =>
  /Unable to create '[^']+\.lock': File exists/.test((error as { stderr?: string }).stderr ?? "");

/** Does something with git, again and again while another git program is at work. */
async function onceFree<T>(patienceMs: number, work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw error;
    }
    await sleep(pauseMs);
  }
}

/**
 * Commits exactly the files of an edit. All other changes, staged or not, stay as they are. The author comes
 * from git's settings. After a failure, the next edit makes the commit as well.
 */
export function createCommit(dataDir: string, patienceMs = usualPatienceMs): Commit {
  const tryToCommit: Commit = async (files, title, lines) => {
    try {
      // Without a branch, the next checkout would drop the commit.
      if ((await git(dataDir, "branch", "--show-current")).trim() === "")
        return "Saved, but not committed: no branch is checked out; check one out";
      await onceFree(patienceMs, () =>
        git(dataDir, "update-index", "--add", "--remove", "--", ...files),
      );
      const diff = ["diff", "--cached", "--name-only", "--no-renames", "--relative", "-z"];
      const changed = (await git(dataDir, ...diff, "--", ...files)).split("\0").filter(Boolean);
      // An undo may restore the committed state, so that there is nothing to commit.
      if (changed.length === 0) return undefined;
      const message = messageOf(title, lines);
      // The setting commit.cleanup could remove lines that begin with "#".
      const options = ["--quiet", "--only", "--cleanup=whitespace", "-m", message];
      await onceFree(patienceMs, () => git(dataDir, "commit", ...options, "--", ...changed));
      return undefined;
    } catch (error) {
      return `Saved, but not committed: ${reasonIn(error)}`;
    }
  };

  /** The edits whose commits failed. */
  let missed: Parameters<Commit>[] = [];
  return async (...edit) => {
    const problem = await tryToCommit(...edit);
    if (problem !== undefined) {
      missed.push(edit);
      return problem;
    }
    const again = missed;
    missed = [];
    for (const each of again) if ((await tryToCommit(...each)) !== undefined) missed.push(each);
    return undefined;
  };
}
