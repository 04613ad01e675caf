import type { Backend } from "../../../src/content/editor/decap";
import { openFile } from "./currentEntry";

/** Where a repository is seen in a browser, and the commits of what is open there. */
type Pages = {
  /** The address of the git host; of its own servers, where the setting names them. */
  home: (setting: Setting) => string;
  /** The rest of the address, for a file, or for the whole repository. */
  commits: (branch: string, file: string | undefined) => string;
};

type Setting = (name: string) => string | undefined;

const below = (path: string, file: string | undefined) => (file ? `${path}/${file}` : path);

const gitea: Pages = {
  home: (setting) => setting("base_url") ?? "",
  commits: (branch, file) => below(`commits/branch/${branch}`, file),
};

/** How the git hosts address their pages: seen in their documentation, not tried at all of them. */
const hosts: Readonly<Partial<Record<string, Pages>>> = {
  github: {
    home: (setting) => {
      const api = setting("api_root");
      return api ? new URL(api).origin.replace("//api.", "//") : "https://github.com";
    },
    commits: (branch, file) => below(`commits/${branch}`, file),
  },
  gitlab: {
    home: (setting) => setting("base_url") ?? "https://gitlab.com",
    commits: (branch, file) => below(`-/commits/${branch}`, file),
  },
  gitea,
  forgejo: gitea,
  // The history of a file has an address that needs the number of a commit.
  bitbucket: {
    home: () => "https://bitbucket.org",
    commits: (branch) => `commits/branch/${branch}`,
  },
  azure: {
    home: () => "https://dev.azure.com",
    commits: (branch, file) =>
      file ? `?path=/${file}&version=GB${branch}&_a=history` : `commits?itemVersion=GB${branch}`,
  },
};

/**
 * Where a git host shows what was changed, who changed it and when.
 * @param file from data/ on; without it, all that was changed
 * @returns undefined for a host that has no such page
 */
export function historyAddress(backend: Backend, file?: string): string | undefined {
  const host = hosts[backend.name];
  const setting: Setting = (name) => {
    const value = backend[name];
    return typeof value === "string" ? value.replace(/\/$/, "") : undefined;
  };
  const repo = setting("repo");
  if (!host || repo === undefined) return undefined;
  // Azure keeps repositories apart from what else a project has: organization/project/_git/name.
  const place = backend.name === "azure" ? repo.replace(/\/([^/]+)$/, "/_git/$1") : repo;
  const path = host.commits(setting("branch") ?? "HEAD", file);
  return `${host.home(setting)}/${place}${path.startsWith("?") ? "" : "/"}${path}`;
}

/** Opens the git host's history of the entry that is open, else of everything, in another tab. */
export function openHostHistory(backend: Backend): void {
  const address = historyAddress(backend, openFile());
  if (address !== undefined) window.open(address, "_blank", "noopener");
}
