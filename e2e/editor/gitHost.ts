import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";

/**
 * The part of Gitea's login and API that Decap CMS calls, with one repository in memory. It follows
 * https://docs.gitea.com/development/oauth2-provider and the API description at
 * https://gitea.com/api/swagger, and refuses the requests that they refuse.
 */
export type GitHost = {
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** The files of the branch. */
  files: Map<string, Buffer>;
  /** The messages of the commits, the newest last. */
  commits: string[];
  /** Runs once, just before the next commit. */
  beforeCommit?: () => unknown;
  /** Runs before each picture is sent. */
  beforePicture?: () => Promise<void>;
};

/** Its repository and its application. */
export const [repo, branch, appId] = ["owner/website", "main", "an-id"] as const;

type Operation = {
  operation: "create" | "update" | "delete";
  path: string;
  content?: string;
  sha?: string;
};

const refused = (status: number, message: string) => Object.assign(new Error(message), { status });

const shaOf = (content: Buffer) =>
  createHash("sha1").update(`blob ${content.length}\0`).update(content).digest("hex");

const jsonOf = (request: IncomingMessage) => json(request) as Promise<Record<string, unknown>>;

/** Applies the files of a commit, all or none. */
function changeFiles(files: Map<string, Buffer>, operations: readonly Operation[]): void {
  for (const { operation, path, sha } of operations) {
    const current = files.get(path);
    if (operation === "create" && current)
      throw refused(422, `repository file already exists [path: ${path}]`);
    if (operation !== "create" && (!current || sha !== shaOf(current)))
      throw refused(422, `sha does not match [given: ${sha ?? ""}]`);
  }
  for (const { operation, path, content = "" } of operations)
    if (operation === "delete") files.delete(path);
    else files.set(path, Buffer.from(content, "base64"));
}

/** The entries directly in a folder. */
function treeOf(files: Map<string, Buffer>, folder: string) {
  const entries = new Map<string, { path: string; type: string; sha: string; size?: number }>();
  for (const [path, content] of files) {
    if (!path.startsWith(`${folder}/`)) continue;
    const [name = "", ...below] = path.slice(folder.length + 1).split("/");
    entries.set(
      name,
      below.length > 0
        ? { path: name, type: "tree", sha: shaOf(Buffer.from(name)) }
        : { path: name, type: "blob", sha: shaOf(content), size: content.length },
    );
  }
  if (entries.size === 0) throw refused(404, "object does not exist");
  return [...entries.values()];
}

/** A git host for one application and one user. */
export function createGitHost(redirectUri: () => string): GitHost {
  /** The code challenges of logins that are not exchanged yet, by their code. */
  const challenges = new Map<string, string>();
  const tokens = new Set<string>();
  const token = () => randomBytes(12).toString("hex");
  const commits: string[] = [];
  const files = new Map<string, Buffer>();
  const host: GitHost = { files, commits, handle };
  const api = `/api/v1/repos/${repo}`;

  /** The page that asks whether the application may act for the user. */
  function authorize(query: URLSearchParams): string {
    const wanted = { client_id: appId, redirect_uri: redirectUri(), response_type: "code" };
    for (const [name, value] of Object.entries(wanted))
      if (query.get(name) !== value) throw refused(400, `${name} is not ${value}`);
    if (query.get("code_challenge_method") !== "S256") throw refused(400, "no S256");
    const code = token();
    challenges.set(code, query.get("code_challenge") ?? "");
    const back = new URLSearchParams({ code, state: query.get("state") ?? "" });
    const address = `${redirectUri()}?${back.toString()}`.replaceAll("&", "&amp;");
    return `<!doctype html><title>Authorize</title><a href="${address}">Authorize Application</a>`;
  }

  function exchange(body: Record<string, unknown>) {
    const { client_id: client, code, redirect_uri: uri, code_verifier: verifier } = body;
    const challenge = challenges.get(String(code));
    challenges.delete(String(code));
    const answer = createHash("sha256").update(String(verifier)).digest("base64url");
    if (client !== appId || uri !== redirectUri() || challenge !== answer)
      throw refused(400, "unauthorized_client");
    const accessToken = token();
    tokens.add(accessToken);
    return { access_token: accessToken, token_type: "bearer", expires_in: 3600 };
  }

  async function answerApi(path: string, request: IncomingMessage): Promise<unknown> {
    const [, given = ""] = /^token (.+)$/.exec(request.headers.authorization ?? "") ?? [];
    if (!tokens.has(given)) throw refused(401, "token is required");
    if (path === "/api/v1/user") return { id: 1, login: "pat", full_name: "Pat", email: "p@x" };
    if (path === api) return { owner: { login: repo.split("/")[0] }, permissions: { push: true } };
    if (path.startsWith(`${api}/commits`)) return [];
    const [, folder] = new RegExp(`^${api}/git/trees/${branch}:(.*)$`).exec(path) ?? [];
    if (folder !== undefined) return { tree: treeOf(files, folder) };
    const [, sha] = new RegExp(`^${api}/git/blobs/(.*)$`).exec(path) ?? [];
    const [name, blob] = [...files].find(([, content]) => shaOf(content) === sha) ?? [];
    if (blob) {
      if (!name?.endsWith(".json")) await host.beforePicture?.();
      return { content: blob.toString("base64"), encoding: "base64" };
    }
    if (path === `${api}/contents` && request.method === "POST") {
      const body = await jsonOf(request);
      if (body.branch !== branch) throw refused(404, "branch does not exist");
      await host.beforeCommit?.();
      delete host.beforeCommit;
      changeFiles(files, body.files as Operation[]);
      commits.push(String(body.message));
      return { commit: {} };
    }
    throw refused(404, `not found: ${path}`);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
    const path = decodeURIComponent(pathname);
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Headers", "Authorization, Content-Type");
    if (request.method === "OPTIONS") return void response.writeHead(204).end();
    if (path === "/login/oauth/authorize") {
      response.setHeader("Content-Type", "text/html");
      return void response.end(authorize(searchParams));
    }
    const isLogin = path === "/login/oauth/access_token";
    const body = isLogin ? exchange(await jsonOf(request)) : await answerApi(path, request);
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify(body));
  }

  function handle(request: IncomingMessage, response: ServerResponse): void {
    answer(request, response).catch((error: Error & { status?: number }) => {
      response.statusCode = error.status ?? 500;
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify({ message: String(error) }));
    });
  }

  return host;
}
