import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { parse } from "graphql";
import { startServer, type RunningServer } from "./httpServer";
import { bytesOf } from "./temporaryFolder";

/**
 * The part of GitHub's API that the editor calls, with one repository in memory: REST as in
 * https://docs.github.com/en/rest, and the queries and the mutation of GraphQL by their names. Ids of files
 * are the same as git's. The server refuses the same requests as GitHub, with GitHub's messages.
 */

type Tree = ReadonlyMap<string, Buffer>;

type Commit = {
  id: string;
  parent: string | undefined;
  tree: Tree;
  message: string;
  by: string;
  at: string;
};

const idOf = (kind: string, content: Buffer) =>
  createHash("sha1").update(`${kind} ${content.length}\0`).update(content).digest("hex");

const blobIdOf = (content: Buffer) => idOf("blob", content);

const treeIdOf = (tree: Tree, folder: string) =>
  idOf(
    "tree",
    Buffer.from(
      [...tree]
        .filter(([path]) => path.startsWith(folder))
        .map(([path, bytes]) => `${path} ${blobIdOf(bytes)}`)
        .sort()
        .join("\n"),
    ),
  );

/** GitHub's answer to a request that it refuses. */
class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

/** An error of GraphQL, whose answer has status 200. */
class GraphqlRefused extends Error {
  constructor(
    readonly type: string,
    message: string,
  ) {
    super(message);
  }
}

export const repo = "owner/website";
export const branch = "main";

type Variables = {
  count?: number;
  input?: {
    branch: { repositoryNameWithOwner: string; branchName: string };
    expectedHeadOid: string;
    message: { headline: string; body?: string };
    fileChanges: {
      additions?: { path: string; contents: string }[];
      deletions?: { path: string }[];
    };
  };
  name?: string;
  branch?: string;
};

/** A failure of the next requests of a kind, in place of the usual answer. */
export type Failure = {
  /** The kind of request: "commit", "head", "texts", "messages", or a part of an address: "/git/trees/". */
  of: string;
  /** Refuses the request. */
  refuse?: { status: number; message: string; headers?: Record<string, string> };
  /** Refuses the request with status 200, as GraphQL does. */
  error?: { type: string; message: string };
  /** Sends this text with status 200, as the sign-in page of a network does. */
  instead?: string;
  /** Ends the connection, before or after the request is carried out. */
  drop?: "before" | "after";
  /** Never answers. "after": the request is carried out nevertheless. */
  hang?: "before" | "after";
  /** Runs before the request is carried out. */
  meanwhile?: () => unknown;
  /** The number of requests that fail; 1 by default. */
  times?: number;
};

export class GithubServer {
  readonly commits = new Map<string, Commit>();
  head = "";
  /** The tokens, each with its owner and its permission. */
  readonly tokens = new Map<string, { by: string; mayWrite: boolean }>();
  readonly failures: Failure[] = [];
  /** The kinds of the requests so far, as in `of`. */
  readonly requests: string[] = [];
  private server: RunningServer | undefined;
  private clock = Date.UTC(2026, 0, 2, 15);

  async start(): Promise<void> {
    this.server = await startServer((request, response) => void this.handle(request, response));
  }

  async stop(): Promise<void> {
    await this.server?.close();
  }

  get origin(): string {
    return this.server?.origin ?? "";
  }

  /** Begins a new branch with these files. */
  begin(files: Readonly<Record<string, unknown>>): void {
    this.commits.clear();
    this.failures.length = 0;
    this.requests.length = 0;
    this.tokens.clear();
    this.tokens.set("ann", { by: "Ann A.", mayWrite: true });
    this.tokens.set("bob", { by: "Bob B.", mayWrite: true });
    this.tokens.set("guest", { by: "Guest", mayWrite: false });
    this.head = "";
    const tree = Object.entries(files).map(([path, content]) => [path, bytesOf(content)] as const);
    this.add(new Map(tree), "Begin", "Dev");
  }

  /** Makes a commit as a developer does. `undefined` deletes a file. */
  push(files: Readonly<Record<string, unknown>>, message = "Push", by = "Dev"): string {
    const tree = new Map(this.tree);
    for (const [path, content] of Object.entries(files))
      if (content === undefined) tree.delete(path);
      else tree.set(path, bytesOf(content));
    return this.add(tree, message, by);
  }

  private add(tree: Tree, message: string, by: string): string {
    this.clock += 60_000;
    const at = new Date(this.clock).toISOString();
    const parent = this.head || undefined;
    const text = [treeIdOf(tree, ""), parent ?? "", by, at, message].join("\n");
    const id = idOf("commit", Buffer.from(text));
    this.commits.set(id, { id, parent, tree, message, by, at });
    this.head = id;
    return id;
  }

  get tree(): Tree {
    return this.commits.get(this.head)?.tree ?? new Map();
  }

  /** The text of a file of the branch; undefined if there is no such file. */
  read = (path: string): string | undefined => this.tree.get(path)?.toString();

  /** The commits of the branch, the newest first. */
  log(from = this.head): Commit[] {
    const commits: Commit[] = [];
    for (let at = this.commits.get(from); at; at = this.commits.get(at.parent ?? ""))
      commits.push(at);
    return commits;
  }

  private who(request: IncomingMessage) {
    const [, token = ""] = /^Bearer (.+)$/.exec(request.headers.authorization ?? "") ?? [];
    const who = this.tokens.get(token);
    if (!who) throw new Refused(401, "Bad credentials");
    return who;
  }

  private createCommit({ input }: Variables, by: string, mayWrite: boolean) {
    if (!input) throw new GraphqlRefused("UNPROCESSABLE", "No input.");
    const { additions = [], deletions = [] } = input.fileChanges;
    if (input.branch.repositoryNameWithOwner !== repo)
      throw new GraphqlRefused("NOT_FOUND", "Could not resolve to a Repository.");
    if (!mayWrite)
      throw new GraphqlRefused("FORBIDDEN", "Resource not accessible by personal access token");
    if (input.branch.branchName !== branch)
      throw new GraphqlRefused("NOT_FOUND", "Branch does not exist.");
    if (input.expectedHeadOid !== this.head)
      throw new GraphqlRefused(
        "STALE_DATA",
        `Expected branch to point to "${input.expectedHeadOid}" but it did not.  Pull and try again.`,
      );
    const tree = new Map(this.tree);
    for (const { path } of deletions)
      if (!tree.delete(path))
        throw new GraphqlRefused(
          "UNPROCESSABLE",
          `A path was requested for deletion which does not exist as of commit oid \`${this.head}\``,
        );
    for (const { path, contents } of additions) tree.set(path, Buffer.from(contents, "base64"));
    const { headline, body = "" } = input.message;
    return {
      createCommitOnBranch: {
        commit: { oid: this.add(tree, [headline, body].join("\n\n").trim(), by) },
      },
    };
  }

  private blob(id: string): Buffer | undefined {
    for (const { tree } of this.commits.values())
      for (const bytes of tree.values()) if (blobIdOf(bytes) === id) return bytes;
    return undefined;
  }

  private ofRepository({ name, branch: ref }: Variables, answer: () => object) {
    if (name !== repo.split("/")[1])
      throw new GraphqlRefused("NOT_FOUND", "Could not resolve to a Repository.");
    if (ref !== undefined && ref !== `refs/heads/${branch}`) return { repository: { ref: null } };
    return { repository: answer() };
  }

  private graphql(
    query: string,
    name: string,
    variables: Variables,
    who: { by: string; mayWrite: boolean },
  ): unknown {
    switch (name) {
      case "head": {
        const hasFolder = [...this.tree.keys()].some((path) => path.startsWith("data/"));
        const file = hasFolder ? { oid: treeIdOf(this.tree, "data/") } : null;
        return this.ofRepository(variables, () => ({ ref: { target: { oid: this.head, file } } }));
      }
      case "messages": {
        const nodes = this.log().slice(0, variables.count);
        return this.ofRepository(variables, () => ({ ref: { target: { history: { nodes } } } }));
      }
      case "texts":
        return this.ofRepository(variables, () =>
          Object.fromEntries(
            [...query.matchAll(/(f\d+): object\(oid: "(\w+)"\)/g)].map(([, alias, id = ""]) => {
              const bytes = this.blob(id);
              const isBinary = bytes?.includes(0);
              return [
                alias,
                bytes
                  ? {
                      text: isBinary ? null : bytes.toString(),
                      byteSize: bytes.length,
                      isTruncated: false,
                    }
                  : null,
              ];
            }),
          ),
        );
      case "commit":
        return this.createCommit(variables, who.by, who.mayWrite);
      default:
        throw new Refused(400, `There is no query ${name}.`);
    }
  }

  private commitNamed(name: string): Commit {
    const commit = this.commits.get(name === branch ? this.head : name);
    if (!commit) throw new Refused(404, "Not Found");
    return commit;
  }

  private before({ parent }: Commit): Tree {
    return this.commits.get(parent ?? "")?.tree ?? new Map<string, Buffer>();
  }

  private changedPaths(commit: Commit): string[] {
    const before = this.before(commit);
    const paths = new Set([...before.keys(), ...commit.tree.keys()]);
    const same = (path: string) => {
      const [old, now] = [before.get(path), commit.tree.get(path)];
      return old && now ? old.equals(now) : old === now;
    };
    return [...paths].filter((path) => !same(path));
  }

  private rest(path: string, query: URLSearchParams): unknown {
    const prefix = `/repos/${repo}`;
    if (!path.startsWith(`${prefix}/`)) throw new Refused(404, "Not Found");
    const [, what = "", rest = ""] = /^\/(git\/trees|git\/blobs|contents|commits)\/?(.*)$/.exec(
      path.slice(prefix.length),
    ) ?? ["", "", ""];
    const written = ({ id, message, by, at }: Commit) => ({
      sha: id,
      commit: { message, author: { name: by, date: at } },
    });
    if (what === "git/trees") {
      for (const { tree } of this.commits.values())
        if (treeIdOf(tree, "data/") === rest)
          return {
            truncated: false,
            tree: [...tree]
              .filter(([name]) => name.startsWith("data/"))
              .map(([name, bytes]) => ({
                path: name.slice("data/".length),
                mode: "100644",
                type: "blob",
                sha: blobIdOf(bytes),
                size: bytes.length,
              })),
          };
    }
    if (what === "git/blobs") {
      const bytes = this.blob(rest);
      if (bytes) return bytes;
    }
    if (what === "contents") {
      const bytes = this.commitNamed(query.get("ref") ?? branch).tree.get(decodeURIComponent(rest));
      if (bytes) return bytes;
    }
    if (what === "commits" && rest !== "") {
      const commit = this.commitNamed(rest);
      const before = this.before(commit);
      return {
        ...written(commit),
        parents: commit.parent ? [{ sha: commit.parent }] : [],
        files: this.changedPaths(commit).map((filename) => ({
          filename,
          status: !before.has(filename)
            ? "added"
            : commit.tree.has(filename)
              ? "modified"
              : "removed",
        })),
      };
    }
    if (what === "commits") {
      const wanted = query.get("path") ?? "";
      const [count, page] = [Number(query.get("per_page")), Number(query.get("page"))];
      return this.log(this.commitNamed(query.get("sha") ?? branch).id)
        .filter((commit) =>
          this.changedPaths(commit).some(
            (each) => each === wanted || each.startsWith(`${wanted}/`),
          ),
        )
        .slice((page - 1) * count, page * count)
        .map(written);
    }
    throw new Refused(404, "Not Found");
  }

  private takeFailure(name: string): Failure | undefined {
    const index = this.failures.findIndex((each) => name.includes(each.of));
    const failure = this.failures[index];
    if (!failure) return undefined;
    failure.times = (failure.times ?? 1) - 1;
    if (failure.times === 0) this.failures.splice(index, 1);
    return failure;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
    const isGraphql = pathname === "/graphql";
    const { query = "", variables = {} } = isGraphql
      ? ((await json(request)) as { query?: string; variables?: Variables })
      : {};
    const operation = isGraphql ? parse(query).definitions[0] : undefined;
    const name =
      operation?.kind === "OperationDefinition"
        ? (operation.name?.value.toLowerCase() ?? "")
        : pathname;
    this.requests.push(name);
    const failure = this.takeFailure(name);
    await failure?.meanwhile?.();
    if (failure?.drop === "before") return void response.destroy();
    if (failure?.hang === "before") return undefined;
    if (failure?.instead !== undefined) return Buffer.from(failure.instead);
    const { refuse, error } = failure ?? {};
    if (refuse) throw new Refused(refuse.status, refuse.message, refuse.headers);
    if (error) throw new GraphqlRefused(error.type, error.message);
    const who = this.who(request);
    const body = isGraphql
      ? { data: this.graphql(query, name, variables, who) }
      : this.rest(decodeURIComponent(pathname), searchParams);
    if (failure?.drop === "after") return void response.destroy();
    return failure?.hang === "after" ? undefined : body;
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Headers", "Authorization, Content-Type");
    response.setHeader(
      "Access-Control-Expose-Headers",
      "Retry-After, X-RateLimit-Remaining, X-RateLimit-Reset, X-GitHub-SSO",
    );
    if (request.method === "OPTIONS") return void response.writeHead(204).end();
    try {
      const body = await this.answer(request, response);
      if (body === undefined) return;
      if (Buffer.isBuffer(body)) return void response.end(body);
      response.setHeader("Content-Type", "application/json; charset=utf-8");
      response.end(JSON.stringify(body));
    } catch (error) {
      response.setHeader("Content-Type", "application/json; charset=utf-8");
      if (error instanceof GraphqlRefused) {
        const { type, message } = error;
        return void response.end(JSON.stringify({ data: null, errors: [{ type, message }] }));
      }
      const { status = 500, headers = {} } = error as Partial<Refused>;
      response.writeHead(status, headers);
      response.end(JSON.stringify({ message: error instanceof Error ? error.message : "" }));
    }
  }
}
