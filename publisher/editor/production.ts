import type { Backend } from "../../src/content/editor/decap";

/** The backends of Decap CMS that save an edit as a commit. */
const known: readonly string[] = [
  "github",
  "gitlab",
  "gitea",
  "forgejo",
  "bitbucket",
  "azure",
  "git-gateway",
];

/**
 * The editor's backend on a host, from a setting like
 * `{"name":"gitlab","repo":"owner/website","branch":"main","auth_type":"pkce","app_id":"…"}`.
 * @returns undefined without a setting: then no editor is published
 */
export function productionBackend(setting: string | undefined): Backend | undefined {
  if (!setting?.trim()) return undefined;
  let backend: unknown;
  try {
    backend = JSON.parse(setting);
  } catch {
    throw new Error("EDITOR_BACKEND is not JSON. docs/publishing.md shows how it looks.");
  }
  const { name } = (backend ?? {}) as { name?: unknown };
  if (typeof name !== "string" || !known.includes(name)) {
    throw new Error(`EDITOR_BACKEND needs a "name", which is one of: ${known.join(", ")}.`);
  }
  return backend as Backend;
}

const homes: Record<string, readonly string[]> = {
  github: ["https://api.github.com"],
  gitlab: ["https://gitlab.com"],
  bitbucket: ["https://api.bitbucket.org", "https://bitbucket.org"],
  azure: ["https://dev.azure.com", "https://login.microsoftonline.com"],
};

const originOf = (address: unknown): string[] =>
  typeof address === "string" && address.startsWith("https://") ? [new URL(address).origin] : [];

/** The origins that the editor talks to with a backend: its usual ones, and all its setting names. */
export function backendOrigins({ name, ...settings }: Backend): readonly string[] {
  const own = Object.values(settings).flatMap(originOf);
  return [...new Set([...(homes[name] ?? []), ...own])];
}
