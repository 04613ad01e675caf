import type { Backend } from "../../../../src/content/editor/decap";
import { openFile } from "../currentEntry";

/** A setting of the backend; an address in it without a slash at its end. */
type Setting = (name: string) => string | undefined;

/** How a git host addresses what it shows in a browser. */
type Pages = {
  home: (setting: Setting) => string;
  /** The commits of a file, or of the whole repository, below the address of the repository. */
  commits: (branch: string, file: string | undefined) => string;
};

const below = (path: string, file: string | undefined) => (file ? `${path}/${file}` : path);

const gitea: Pages = {
  home: (setting) => setting("base_url") ?? "",
  commits: (branch, file) => below(`/commits/branch/${branch}`, file),
};

/** Tried with a stand-in of Gitea only: the others could not be asked from here. */
const hosts: Readonly<Partial<Record<string, Pages>>> = {
  github: {
    home: (setting) => {
      const api = setting("api_root");
      return api ? new URL(api).origin.replace("//api.", "//") : "https://github.com";
    },
    commits: (branch, file) => below(`/commits/${branch}`, file),
  },
  gitlab: {
    home: (setting) => setting("base_url") ?? "https://gitlab.com",
    commits: (branch, file) => below(`/-/commits/${branch}`, file),
  },
  gitea,
  forgejo: gitea,
  // The history of a file has an address that needs the number of a commit.
  bitbucket: {
    home: () => "https://bitbucket.org",
    commits: (branch) => `/commits/branch/${branch}`,
  },
  azure: {
    home: () => "https://dev.azure.com",
    commits: (branch, file) =>
      file ? `?path=/${file}&version=GB${branch}&_a=history` : `/commits?itemVersion=GB${branch}`,
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
  return `${host.home(setting)}/${place}${host.commits(setting("branch") ?? "HEAD", file)}`;
}

/** Opens the git host's history of the entry that is open, else of everything, in another tab. */
export function openHostHistory(backend: Backend): void {
  const address = historyAddress(backend, openFile());
  if (address !== undefined) window.open(address, "_blank", "noopener");
}
