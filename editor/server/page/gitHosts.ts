import * as z from "zod";
import type { GithubPlace } from "../../store/github/place";

const repo = z.string().regex(/^[\w.-]+\/[\w.-]+$/, 'must be like "owner/website"');

/** The form of an https address, or of an address of this machine, to try out a service. */
const isAddress = /^(https:\/\/[^\s/]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)(\/\S*)?$/;
const address = z.string().regex(isAddress, "must be an address that begins with https://");
const words = z.string().regex(/\S/, "must not be empty");

/** The form of the setting. Other editors for git hosts use the same names. */
const github = z.strictObject({
  name: z.literal("github"),
  repo,
  branch: words.optional(),
  /** The login service: its address, and the path where a sign-in begins. */
  base_url: address.optional(),
  auth_endpoint: words.optional(),
  /** The name of the site at the login service. */
  site_domain: words.optional(),
  auth_scope: words.optional(),
  /** The API of a self-hosted GitHub server. */
  api_root: address.optional(),
});

const see = "See docs/publishing.md for examples.";

const otherHosts = ["gitlab", "gitea", "forgejo", "bitbucket", "azure", "git-gateway"];

function wrongName(name: unknown): string {
  if (typeof name === "string" && otherHosts.includes(name))
    return `EDITOR_BACKEND: the editor on a host works with GitHub only, not with "${name}". For any other git host, run npm start with EDITOR_COMMITS=push instead. ${see}`;
  return `EDITOR_BACKEND needs "name": "github". ${see}`;
}

/**
 * The repository in a setting like `{"name":"github","repo":"owner/website","branch":"main"}`.
 * @throws Error with one sentence about what is wrong with the setting
 */
export function placeInSetting(setting: string): GithubPlace {
  let value: unknown;
  try {
    value = JSON.parse(setting);
  } catch {
    throw new Error(`EDITOR_BACKEND is not JSON. ${see}`);
  }
  const { name } = (value ?? {}) as { name?: unknown };
  if (name !== "github") throw new Error(wrongName(name));
  const { data, error } = github.safeParse(value);
  if (!data) {
    const [issue] = error.issues;
    if (issue?.code === "unrecognized_keys")
      throw new Error(`EDITOR_BACKEND: there is no setting "${issue.keys[0] ?? ""}". ${see}`);
    const key = String(issue?.path[0]);
    const problem = key in (value as object) ? (issue?.message ?? "") : "is missing";
    throw new Error(`EDITOR_BACKEND: "${key}" ${problem}. ${see}`);
  }
  const withoutSlash = (text: string) => text.replace(/\/+$/, "");
  const service = withoutSlash(data.base_url ?? "https://api.netlify.com");
  return {
    repo: data.repo,
    branch: data.branch ?? "main",
    apiRoot: withoutSlash(data.api_root ?? "https://api.github.com"),
    login: {
      address: `${service}/${(data.auth_endpoint ?? "auth").replace(/^\/+/, "")}`,
      ...(data.site_domain !== undefined && { siteId: data.site_domain }),
      scope: data.auth_scope ?? "repo",
    },
  };
}

/** The origins that the editor connects to. The login service is not among them: it has its own window. */
export const originsOf = ({ apiRoot }: GithubPlace): readonly string[] => [new URL(apiRoot).origin];
