import type { Backend } from "../../../src/content/editor/decap";
import { openFile } from "../currentEntry";

const gitea = { commits: "commits/branch" };

/** Where git hosts show commits, below the address of a repository and before a branch. */
const hosts: Readonly<Partial<Record<string, { home?: string; commits: string }>>> = {
  github: { home: "https://github.com", commits: "commits" },
  gitlab: { home: "https://gitlab.com", commits: "-/commits" },
  gitea,
  forgejo: gitea,
};

/**
 * Where a git host shows what was changed, who changed it and when.
 * @param file from data/ on; without it, all that was changed
 * @returns undefined for a backend that has no such page
 */
export function historyAddress(backend: Backend, file?: string): string | undefined {
  const setting = (name: string) => {
    const value = backend[name];
    return typeof value === "string" ? value.replace(/\/$/, "") : undefined;
  };
  const host = hosts[backend.name];
  if (!host) return undefined;
  // GitHub's base_url is that of a helper that logs in.
  const api = setting("api_root");
  const own = backend.name === "github" ? api && new URL(api).origin : setting("base_url");
  const steps = [
    own ?? host.home,
    setting("repo"),
    host.commits,
    setting("branch") ?? "HEAD",
    file,
  ];
  return steps.filter((step) => step !== undefined).join("/");
}

/** Opens the git host's history of the entry that is open, else of everything, in another tab. */
export function openHostHistory(backend: Backend): void {
  const address = historyAddress(backend, openFile());
  if (address !== undefined) window.open(address, "_blank", "noopener");
}
