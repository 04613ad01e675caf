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
