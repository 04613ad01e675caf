import type { Backend } from "../../../src/content/editor/decap";
import { openFile } from "../currentEntry";

type Asked = {
  /** A setting of the backend; an address in it without a slash at its end. */
  setting: (name: string) => string | undefined;
  repo: string;
  branch: string;
  /** "/data/faqs/home.json"; empty for all that was changed. */
  file: string;
};

const gitea = ({ setting, repo, branch, file }: Asked) =>
  `${setting("base_url")}/${repo}/commits/branch/${branch}${file}`;

/**
 * Where each git host shows commits.
 * Tried with a stand-in of Gitea only: the others could not be asked from here.
 */
const hosts: Readonly<Partial<Record<string, (asked: Asked) => string>>> = {
  github: ({ setting, repo, branch, file }) => {
    const api = setting("api_root");
    const home = api ? new URL(api).origin.replace("//api.", "//") : "https://github.com";
    return `${home}/${repo}/commits/${branch}${file}`;
  },
  gitlab: ({ setting, repo, branch, file }) =>
    `${setting("base_url") ?? "https://gitlab.com"}/${repo}/-/commits/${branch}${file}`,
  gitea,
  forgejo: gitea,
  // The history of a file has an address that needs the number of a commit.
  bitbucket: ({ repo, branch }) => `https://bitbucket.org/${repo}/commits/branch/${branch}`,
  azure: ({ repo, branch, file }) => {
    // It keeps repositories apart from what else a project has: organization/project/_git/name.
    const home = `https://dev.azure.com/${repo.replace(/\/([^/]+)$/, "/_git/$1")}`;
    const ofFile = `?path=${file}&version=GB${branch}&_a=history`;
    return home + (file ? ofFile : `/commits?itemVersion=GB${branch}`);
  },
};

/**
 * Where a git host shows what was changed, who changed it and when.
 * @param file from data/ on; without it, all that was changed
 * @returns undefined for a host that has no such page
 */
export function historyAddress(backend: Backend, file?: string): string | undefined {
  const setting = (name: string) => {
    const value = backend[name];
    return typeof value === "string" ? value.replace(/\/$/, "") : undefined;
  };
  const repo = setting("repo");
  if (repo === undefined) return undefined;
  const branch = setting("branch") ?? "HEAD";
  return hosts[backend.name]?.({ setting, repo, branch, file: file ? `/${file}` : "" });
}

/** Opens the git host's history of the entry that is open, else of everything, in another tab. */
export function openHostHistory(backend: Backend): void {
  const address = historyAddress(backend, openFile());
  if (address !== undefined) window.open(address, "_blank", "noopener");
}
