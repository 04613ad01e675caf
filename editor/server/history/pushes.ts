import { execFile } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { harmless, reasonOf } from "../../../src/content/words/wording";
import type { SiteStatus, WatchStatus } from "../../types";
import type { Commit } from "./commits";
import { gitRefusal } from "./gitRefusals";

/** The checked out branch, and the remote and the ref to which it is pushed. */
type Upstream = { branch: string; remote: string; ref: string };

export type Times = {
  /** The time after which a push that hangs is ended. */
  timeoutMs: number;
  /** The time that a save waits for its push. If the push takes longer, only the bar shows its result. */
  patienceMs: number;
};

const usualTimes: Times = { timeoutMs: 60_000, patienceMs: 5000 };

/** Keeps programs from asking for a password, because nobody would see the question. */
const silent = {
  GIT_TERMINAL_PROMPT: "0",
  SSH_ASKPASS: "",
  GCM_INTERACTIVE: "never",
  SSH_ASKPASS_REQUIRE: "never",
  LC_ALL: "C",
};

function git(folder: string, args: readonly string[], more: object, timeoutMs: number) {
  return new Promise<string>((resolve, reject) => {
    const env = { ...process.env, ...silent, ...more };
    const options = { env, timeout: timeoutMs, killSignal: "SIGKILL" as const };
    const child = execFile("git", ["-C", folder, ...args], options, (error, stdout, stderr) => {
      if (error) reject(Object.assign(error, { stderr, timedOut: error.killed }));
      else resolve(stdout.trim());
    });
    // A program that git started may keep the pipes open.
    const late = setTimeout(() => {
      child.stdout?.destroy();
      child.stderr?.destroy();
      reject(Object.assign(new Error("no answer"), { timedOut: true }));
    }, timeoutMs + 1000);
    child.once("close", () => clearTimeout(late));
  });
}

const readMs = 10_000;

const setting = (folder: string, name: string) =>
  git(folder, ["config", "--get", name], {}, readMs).catch(() => "");

/** The upstream of the checked out branch; a sentence if there is no branch or no upstream. */
async function upstreamOf(folder: string): Promise<Upstream | string> {
  const branch = await git(folder, ["branch", "--show-current"], {}, readMs);
  if (branch === "") return "no branch is checked out; check one out";
  const [remote, ref] = await Promise.all(
    ["remote", "merge"].map((name) => setting(folder, `branch.${branch}.${name}`)),
  );
  if (!remote || !ref || remote === ".")
    return `the branch ${branch} has no upstream; run “git push --set-upstream origin ${branch}” once`;
  return { branch, remote, ref };
}

/** The reason why git cannot read the repository, with a remedy. */
const readingProblem = (error: unknown) =>
  gitRefusal((error as { stderr?: string }).stderr ?? "") || reasonOf(error);

/** The reason why commits cannot be pushed; undefined if git knows of none. */
export async function pushProblem(folder: string): Promise<string | undefined> {
  const upstream = await upstreamOf(folder).catch(readingProblem);
  return typeof upstream === "string" ? `EDITOR_COMMITS is push, but ${upstream}.` : undefined;
}

/** A text without passwords: addresses may contain them. */
const withoutPasswords = (text: string) => text.replace(/\/\/[^/@\s]*@/g, "//");

/** The words of the remote's own program. Lines around them may have no words. */
function saidBy(text: string): string | undefined {
  const [, line] =
    /^(?:remote: +)?ERROR: +(.*\S)/m.exec(text) ??
    /^remote: +(?:error: *)?(.*\p{L}.*\S)/mu.exec(text) ??
    [];
  return line?.replace(/\.$/, "");
}

/** The reason why git could not push, with a remedy. */
function reasonIn(error: unknown, { remote }: Upstream): string {
  const { stderr = "", timedOut } = error as { stderr?: string; timedOut?: boolean };
  const text = withoutPasswords(stderr).split("\n").map(harmless).join("\n");
  if (timedOut || /Operation too slow/.test(text))
    return `${remote} does not answer. Check the internet connection`;
  if (/\(fetch first\)|\(non-fast-forward\)|\(stale info\)/.test(text))
    return `${remote} has newer commits. Run “git pull --rebase” in the website’s folder`;
  if (/Host key verification failed/i.test(text))
    return `this machine does not know the key of ${remote}. Run “git push” in a terminal, as the user of npm start, and accept the key if it is the right one`;
  const isForbidden = /returned error: 403/.test(text);
  const said = saidBy(text);
  if (said !== undefined && (isForbidden || /Could not read from remote/i.test(text)))
    return `${remote} refuses it: ${said}`;
  if (
    isForbidden ||
    /could not read (Username|Password)|Authentication failed|Permission denied/i.test(text)
  )
    return `${remote} does not accept this machine’s sign-in. Run “git push” in a terminal, as the user of npm start, until it asks for nothing`;
  if (/Could not resolve host|unable to access|Could not read from remote/i.test(text))
    return `${remote} cannot be reached. Check the internet connection and the address of ${remote}`;
  const [, hook] = /\[remote rejected\].*\((.*)\)/.exec(text) ?? [];
  if (hook !== undefined) return `${remote} refuses it: ${said ?? hook}`;
  const line = text.split("\n").find((each) => /^(fatal|error):/.test(each));
  return line ?? reasonOf(error);
}

/**
 * Pushes the commits of the editor to the upstream of their branch, never by force. If a push fails, the
 * commits stay, and the next push includes them.
 */
export function createPushes(folder: string, times: Times = usualTimes) {
  let problem: string | undefined;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const watchers = new Set<() => void>();

  async function sshCommand(): Promise<string> {
    const own = process.env.GIT_SSH_COMMAND ?? (await setting(folder, "core.sshCommand"));
    return `${own || "ssh"} -o BatchMode=yes -o ConnectTimeout=15`;
  }

  /** @returns the reason if the push failed */
  async function pushNow(): Promise<string | undefined> {
    const upstream = await upstreamOf(folder).catch(readingProblem);
    if (typeof upstream === "string") return upstream;
    const { branch, remote, ref } = upstream;
    const settings = [
      // This setting turns off hooks that could touch other files.
      "core.hooksPath=/dev/null",
      // The program that waits for the remote ends by itself, because it outlives a push that is ended.
      "http.lowSpeedLimit=1",
      `http.lowSpeedTime=${Math.ceil(times.timeoutMs / 1000)}`,
    ];
    const quiet = settings.flatMap((setting) => ["-c", setting]);
    const args = [...quiet, "push", "--quiet", remote];
    const env = { GIT_SSH_COMMAND: await sshCommand() };
    return git(folder, [...args, `refs/heads/${branch}:${ref}`], env, times.timeoutMs).then(
      () => undefined,
      (error: unknown) => reasonIn(error, upstream),
    );
  }

  async function pushOnce(): Promise<void> {
    const reason = await pushNow();
    problem = reason && `Not pushed yet: ${reason}. The next save tries again.`;
    for (const tell of watchers) tell();
  }

  /** Pushes. A running push may have begun before the last commit, so another push follows it. */
  function push(): Promise<void> {
    if (!running) {
      running = pushOnce().finally(() => (running = undefined));
      return running;
    }
    next ??= running.then(() => {
      next = undefined;
      return push();
    });
    return next;
  }

  return {
    push,

    /** The sentence about commits that are not pushed yet; undefined if all commits are pushed. */
    problem: () => problem,

    /** A `Commit` that also pushes. */
    after:
      (commit: Commit): Commit =>
      async (files, title, lines) => {
        const notCommitted = await commit(files, title, lines);
        if (notCommitted !== undefined) return notCommitted;
        const patience = new AbortController();
        const reason = await Promise.race([
          push().then(() => problem),
          sleep(times.patienceMs, undefined, { signal: patience.signal }).catch(() => undefined),
        ]);
        patience.abort();
        return reason;
      },

    /** A `WatchStatus` whose status also says if commits are not pushed yet. */
    inStatus:
      (watchStatus: WatchStatus): WatchStatus =>
      (show) => {
        let last: SiteStatus | undefined;
        const tell = () =>
          last && show({ ...last, lines: problem ? [...last.lines, problem] : last.lines });
        watchers.add(tell);
        const stop = watchStatus((status) => {
          last = status;
          tell();
        });
        return () => {
          watchers.delete(tell);
          stop();
        };
      },
  };
}
