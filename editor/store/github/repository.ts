import { contentFolder, type GithubPlace } from "./place";
import { noAnswer, noBranch, GithubRefusal } from "./refusals";
import { blobId } from "./gitBlob";
import type { Requests } from "./requests";

/** The newest commit of the branch. */
type Head = {
  id: string;
  /** The id of the folder with the content. */
  folder: string | undefined;
};

/** A file below data/. The id follows from the bytes of the file. */
export type FileInTree = { file: string; id: string; size: number; isLink: boolean };

/** A commit in the list of commits. */
export type CommitInList = { id: string; at: string; by: string | undefined; message: string };

/** A commit with its files. */
export type CommitWithFiles = {
  id: string;
  parent: string | undefined;
  /** The changed files below data/. */
  files: { file: string; isNew: boolean; isGone: boolean }[];
};

/** A commit to make. GitHub makes all of its changes together, or none. */
type NewCommit = {
  /** The commit that must still be the newest commit of the branch. */
  on: string;
  message: string;
  /** New versions of files below data/, in base64. */
  additions: readonly { file: string; base64: string }[];
  /** The files below data/ to delete. */
  deletions: readonly string[];
};

const headQuery = `query Head($owner: String!, $name: String!, $branch: String!, $folder: String!) {
  repository(owner: $owner, name: $name) {
    ref(qualifiedName: $branch) {
      target { ... on Commit { oid file(path: $folder) { oid } } }
    }
  }
}`;

const messagesQuery = `query Messages($owner: String!, $name: String!, $branch: String!, $count: Int!) {
  repository(owner: $owner, name: $name) {
    ref(qualifiedName: $branch) {
      target { ... on Commit { history(first: $count) { nodes { message } } } }
    }
  }
}`;

const commitMutation = `mutation Commit($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;

/** The most files in one request. */
const mostFilesAtOnce = 100;

/** A query for the texts of files, with an alias for each file, because GitHub accepts no list of ids. */
const textsQuery = (ids: readonly string[]) => `query Texts($owner: String!, $name: String!) {
  repository(owner: $owner, name: $name) {
    ${ids.map((id, at) => `f${at}: object(oid: "${id}") { ... on Blob { text byteSize isTruncated } }`).join("\n    ")}
  }
}`;

type OfBranch<T> = { repository: { ref: { target: T } | null } | null };
type Text = { text: string | null; byteSize: number; isTruncated: boolean } | null;
type CommitAnswer = {
  sha: string;
  commit: { message: string; author: { name?: string; date?: string } | null };
};

const prefix = `${contentFolder}/`;

/** A path in the form of an address. Names may have "#" or "?", which would end the path of an address. */
const encodedPath = (path: string) => path.split("/").map(encodeURIComponent).join("/");

const isBelow = (path: string) => path.startsWith(prefix);
const below = (path: string) => path.slice(prefix.length);

/** The requests of this editor to a repository at GitHub. */
export function createRepository(place: GithubPlace, { read, readBytes, graphql }: Requests) {
  const [owner = "", name = ""] = place.repo.split("/");
  const branch = `refs/heads/${place.branch}`;

  async function ofBranch<T>(query: string, more: object): Promise<T> {
    const answer = await graphql<OfBranch<T>>(query, { owner, name, branch, ...more });
    if (!answer.repository?.ref) throw noBranch(place);
    return answer.repository.ref.target;
  }

  /** The bytes of a file by its id. Other bytes are the page of a network, in place of GitHub's answer. */
  async function bytesOf(id: string): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = await readBytes(`/git/blobs/${id}`);
    if ((await blobId(bytes)) !== id) throw noAnswer();
    return bytes;
  }

  async function bytesOfSome(ids: readonly string[]): Promise<[string, Uint8Array][]> {
    const { repository } = await graphql<{ repository: Record<string, Text> | null }>(
      textsQuery(ids),
      { owner, name },
    );
    return Promise.all(
      ids.map(async (id, at): Promise<[string, Uint8Array]> => {
        const { text = null, byteSize = 0, isTruncated = true } = repository?.[`f${at}`] ?? {};
        const bytes = text === null || isTruncated ? undefined : new TextEncoder().encode(text);
        // GraphQL returns texts only, so a file that is not UTF-8, or too long, is read as bytes.
        return [id, bytes?.length === byteSize ? bytes : await bytesOf(id)];
      }),
    );
  }

  const inList = ({ sha, commit }: CommitAnswer): CommitInList => ({
    id: sha,
    at: new Date(commit.author?.date ?? 0).toISOString(),
    by: commit.author?.name,
    message: commit.message,
  });

  return {
    async head(): Promise<Head> {
      const { oid, file } = await ofBranch<{ oid: string; file: { oid: string } | null }>(
        headQuery,
        { folder: contentFolder },
      );
      return { id: oid, folder: file?.oid };
    },

    /** The messages of the newest commits. */
    async messages(count: number): Promise<readonly string[]> {
      type Answer = { history: { nodes: { message: string }[] } };
      const { history } = await ofBranch<Answer>(messagesQuery, { count });
      return history.nodes.map(({ message }) => message);
    },

    /**
     * All files below a folder.
     * @param folder the id that git gives to the folder
     */
    async files(folder: string): Promise<FileInTree[]> {
      type Item = { path: string; mode: string; type: string; sha: string; size?: number };
      const { tree, truncated } = await read<{ tree: Item[]; truncated: boolean }>(
        `/git/trees/${folder}?recursive=1`,
        (answer) => answer.tree,
      );
      if (truncated)
        throw new GithubRefusal(
          "other",
          `GitHub lists only a part of the files in ${contentFolder}. Remove what the website does not need.`,
        );
      return tree
        .filter(({ type }) => type === "blob")
        .map(({ path, sha, size = 0, mode }) => ({
          file: path,
          id: sha,
          size,
          isLink: mode === "120000",
        }));
    },

    bytesOf,

    /** The bytes of many text files, by their ids. */
    async bytesOfAll(ids: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>> {
      const parts = Array.from({ length: Math.ceil(ids.length / mostFilesAtOnce) }, (_, at) =>
        ids.slice(at * mostFilesAtOnce, (at + 1) * mostFilesAtOnce),
      );
      return new Map((await Promise.all(parts.map(bytesOfSome))).flat());
    },

    /** The bytes of a file below data/ in a commit; undefined if the commit has no such file. */
    bytesIn: (commit: string, file: string): Promise<Uint8Array | undefined> =>
      readBytes(`/contents/${prefix}${encodedPath(file)}?ref=${commit}`).catch((error: unknown) => {
        if (error instanceof GithubRefusal && error.reason === "missing") return undefined;
        throw error;
      }),

    /**
     * Commits of the content, the newest first.
     * @param from the commit to begin with
     */
    async commits(query: { from?: string; file?: string; count: number; page: number }) {
      const { from = place.branch, file, count, page } = query;
      const parameters = new URLSearchParams({
        sha: from,
        path: file === undefined ? contentFolder : prefix + file,
        per_page: String(count),
        page: String(page),
      });
      const path = `/commits?${parameters.toString()}`;
      return (await read<CommitAnswer[]>(path, (answer) => answer)).map(inList);
    },

    async commit(id: string): Promise<CommitWithFiles> {
      type File = { filename: string; previous_filename?: string; status: string };
      type Answer = { sha: string; parents: { sha: string }[]; files?: File[] };
      const {
        sha,
        parents,
        files = [],
      } = await read<Answer>(`/commits/${encodeURIComponent(id)}`, (answer) => answer.parents);
      return {
        id: sha,
        parent: parents[0]?.sha,
        files: files.flatMap(({ filename, previous_filename: earlier, status }) => {
          const isNew = ["added", "copied", "renamed"].includes(status);
          const moved = status === "renamed" && earlier !== undefined ? [earlier] : [];
          return [
            { path: filename, isNew, isGone: status === "removed" },
            ...moved.map((path) => ({ path, isNew: false, isGone: true })),
          ]
            .filter(({ path }) => isBelow(path))
            .map(({ path, ...rest }) => ({ file: below(path), ...rest }));
        }),
      };
    },

    /**
     * Makes a commit on the branch.
     * @returns the id of the commit
     * @throws GithubRefusal with the reason "moved" if the branch has newer commits
     */
    async makeCommit({ on, message, additions, deletions }: NewCommit): Promise<string> {
      const [headline = "", ...body] = message.split("\n");
      const input = {
        branch: { repositoryNameWithOwner: place.repo, branchName: place.branch },
        expectedHeadOid: on,
        message: { headline, body: body.join("\n").trim() },
        fileChanges: {
          additions: additions.map(({ file, base64 }) => ({
            path: prefix + file,
            contents: base64,
          })),
          deletions: deletions.map((file) => ({ path: prefix + file })),
        },
      };
      type Answer = { createCommitOnBranch: { commit: { oid: string } | null } | null };
      const { createCommitOnBranch } = await graphql<Answer>(commitMutation, { input });
      const id = createCommitOnBranch?.commit?.oid;
      if (id === undefined) throw noAnswer();
      return id;
    },
  };
}

export type Repository = ReturnType<typeof createRepository>;
