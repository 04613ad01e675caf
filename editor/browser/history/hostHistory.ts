import type { Backend } from "../../../src/content/editor/decap";
import { openFile } from "../currentEntry";

const gitea = { commits: "commits/branch" };

/** Where git hosts show commits: the part between a repository's address and the branch. */
const hosts: Readonly<Record<string, { home?: string; commits: string } | undefined>> = {
  github: { home: "https://github.com", commits: "commits" },
  gitlab: { home: "https://gitlab.com", commits: "-/commits" },
  gitea,
  forgejo: gitea,
};

/**
 * The address of a git host's list of commits.
 * @param file starting with data/; without it, the commits of all files
 */
export function historyAddress(backend: Backend, file?: string): string {
  const setting = (name: string) => {
    const value = backend[name];
    return typeof value === "string" ? value.replace(/\/$/, "") : undefined;
  };
  const host = hosts[backend.name];
  // With GitHub, base_url is the address of the login service.
  const api = setting("api_root");
  const own = backend.name === "github" ? api && new URL(api).origin : setting("base_url");
  const steps = [
    own ?? host?.home,
    setting("repo"),
    host?.commits,
    setting("branch") ?? "HEAD",
    file,
  ];
  return steps.filter((step) => step !== undefined).join("/");
}

/** Opens the git host's history of the open entry, or of everything, in a new tab. */
export function openHostHistory(backend: Backend): void {
  const file = openFile();
  window.open(historyAddress(backend, file && `data/${file}`), "_blank", "noopener");
}
