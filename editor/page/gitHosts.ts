import * as z from "zod";
import type { Backend } from "../../src/content/editor/decap";

const repo = z.string().regex(/^[^/\s]+(\/[^/\s]+)+$/, 'must be like "owner/website"');
const azureRepo = z
  .string()
  .regex(/^[^/\s]+\/[^/\s]+\/[^/\s]+$/, 'must be like "organization/project/repository"');

/** Encrypted, or on this machine, where somebody tries a git host out. */
const isAddress = /^(https:\/\/[^\s/]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)(\/\S*)?$/;
const address = z.string().regex(isAddress, "must be an address that begins with https://");
const words = z.string().regex(/\S/, "must not be empty");

const common = { branch: words.optional(), api_root: address.optional() };

/**
 * What each backend of Decap CMS must be told, so that the editor finds the repository and can log
 * in without a server of ours. Other settings pass as they are.
 * Source: https://decapcms.org/docs/backends-overview/ and the pages below it.
 */
const backends = new Map<unknown, z.ZodType>(
  Object.entries({
    github: z.looseObject({ ...common, repo, base_url: address.optional() }),
    gitlab: z.looseObject({
      ...common,
      repo,
      auth_type: z.literal("pkce", 'must be "pkce"'),
      app_id: words,
      base_url: address.optional(),
    }),
    gitea: z.looseObject({ ...common, repo, app_id: words, base_url: address, api_root: address }),
    forgejo: z.looseObject({
      ...common,
      repo,
      app_id: words,
      base_url: address,
      api_root: address,
    }),
    bitbucket: z.looseObject({ ...common, repo, base_url: address }),
    azure: z.looseObject({ ...common, repo: azureRepo, tenant_id: words, app_id: words }),
  }),
);

const names = [...backends.keys()].join(", ");

/**
 * The editor's backend on a host, from a setting like
 * `{"name":"gitlab","repo":"owner/website","branch":"main","auth_type":"pkce","app_id":"…"}`.
 * @returns undefined without a setting: then no editor is published
 * @throws Error with a sentence that names what is wrong in the setting
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
  if (name === "git-gateway")
    throw new Error(
      `EDITOR_BACKEND names git-gateway, whose log-in (Netlify Identity) this editor does not have. Use one of: ${names}.`,
    );
  const schema = backends.get(name);
  if (!schema) throw new Error(`EDITOR_BACKEND needs a "name", which is one of: ${names}.`);
  const [issue] = schema.safeParse(backend).error?.issues ?? [];
  if (!issue) return backend as Backend;
  const key = String(issue.path[0]);
  const isThere = key in (backend as Backend);
  const problem = isThere ? `${issue.message}.` : `is missing; ${String(name)} needs it.`;
  throw new Error(`EDITOR_BACKEND: "${key}" ${problem} docs/publishing.md shows how it looks.`);
}

/** Where each backend is found when its setting names no other place. */
const homes: Readonly<Partial<Record<string, readonly string[]>>> = {
  github: ["https://api.github.com"],
  gitlab: ["https://gitlab.com"],
  bitbucket: ["https://api.bitbucket.org", "https://bitbucket.org"],
  azure: [
    "https://dev.azure.com",
    "https://login.microsoftonline.com",
    // Who has logged in is asked here.
    "https://app.vssps.visualstudio.com",
  ],
};

const originOf = (value: unknown): string[] =>
  typeof value === "string" && isAddress.test(value) ? [new URL(value).origin] : [];

/** The origins that the editor talks to with a backend: its usual ones, and all its setting names. */
export function backendOrigins({ name, ...settings }: Backend): readonly string[] {
  const own = Object.values(settings).flatMap(originOf);
  return [...new Set([...(homes[name] ?? []), ...own])];
}
