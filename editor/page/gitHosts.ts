import * as z from "zod";
import type { Backend } from "../../src/content/editor/decap";

const repo = z.string().regex(/^[^/\s]+(\/[^/\s]+)+$/, 'must be like "owner/website"');

/** An https address, or an address of this machine to try out a git host. */
const isAddress = /^(https:\/\/[^\s/]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)(\/\S*)?$/;
const address = z.string().regex(isAddress, "must be an address that begins with https://");
const words = z.string().regex(/\S/, "must not be empty");

const common = z.looseObject({
  repo,
  branch: words.optional(),
  api_root: address.optional(),
  base_url: address.optional(),
});
const gitea = common.extend({ app_id: words, base_url: address, api_root: address });

/**
 * The required settings of Decap CMS's backends. With them, the editor finds the repository, and the
 * login needs no server of ours. Other settings are passed on.
 * Source: https://decapcms.org/docs/backends-overview/ and the pages below it.
 */
const backends = new Map<unknown, z.ZodType>(
  Object.entries({
    github: common,
    gitlab: common.extend({ auth_type: z.literal("pkce", 'must be "pkce"'), app_id: words }),
    gitea,
    forgejo: gitea,
  }),
);

const names = [...backends.keys()].join(", ");

/**
 * The editor's backend on a host, from a setting like
 * `{"name":"gitlab","repo":"owner/website","branch":"main","auth_type":"pkce","app_id":"…"}`.
 * @throws Error with one sentence about what is wrong with the setting
 */
export function productionBackend(setting: string): Backend {
  let backend: unknown;
  try {
    backend = JSON.parse(setting);
  } catch {
    throw new Error("EDITOR_BACKEND is not JSON. See docs/publishing.md for examples.");
  }
  const { name } = (backend ?? {}) as { name?: unknown };
  const schema = backends.get(name);
  if (!schema) throw new Error(`EDITOR_BACKEND needs a "name", which is one of: ${names}.`);
  const [issue] = schema.safeParse(backend).error?.issues ?? [];
  if (!issue) return backend as Backend;
  const key = String(issue.path[0]);
  const isThere = key in (backend as Backend);
  const problem = isThere ? `${issue.message}.` : `is missing; ${String(name)} needs it.`;
  throw new Error(`EDITOR_BACKEND: "${key}" ${problem} See docs/publishing.md for examples.`);
}

/** The default addresses of backends. */
const defaults: Readonly<Partial<Record<string, string>>> = {
  github: "https://api.github.com",
  gitlab: "https://gitlab.com",
};

const originOf = (value: unknown): string[] =>
  typeof value === "string" && isAddress.test(value) ? [new URL(value).origin] : [];

/** The origins that the editor connects to: the default of its backend, and those in the setting. */
export function backendOrigins({ name, ...settings }: Backend): readonly string[] {
  return [...new Set([defaults[name], ...Object.values(settings)].flatMap(originOf))];
}
