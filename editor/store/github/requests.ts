import { expired, noAnswer, refusalOf, refusalOfGraphql, type GraphqlError } from "./refusals";
import type { GithubPlace } from "./place";

/** The time to wait for an answer, in ms. A save with pictures gets the time to send them as well. */
export type Waits = { reading: number; saving: number };

const usualWaits: Waits = { reading: 20_000, saving: 60_000 };

/** The slowest connection that may save pictures, in bytes per ms: a third of a Mbit/s. */
const slowest = 40;

/** The address of GraphQL: below the API's root, or /api/graphql beside /api/v3 on a self-hosted server. */
const graphqlPath = (apiRoot: string) => `${apiRoot.replace(/\/v3$/, "")}/graphql`;

type Answer = { response: Response; bytes: Uint8Array<ArrayBuffer> };

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** The message of a refusal. GitHub sends JSON, but a proxy may send another format. */
function messageIn(bytes: Uint8Array, status: number): string {
  try {
    const { message } = JSON.parse(textOf(bytes)) as { message?: unknown };
    if (typeof message === "string" && message !== "") return message;
  } catch {
    // The answer is not JSON.
  }
  return `status ${status}`;
}

/**
 * Sends requests to GitHub's API.
 * @returns functions that reject with `NoAnswer`, or with `GithubRefusal` and a sentence
 */
export function createRequests(place: GithubPlace, token: string, waits = usualWaits) {
  async function send(address: string, init: RequestInit, waitMs = waits.reading): Promise<Answer> {
    // A browser sends no such token, as after a copy with an invisible character.
    if (!/^[!-~]+$/.test(token)) throw expired();
    let answer: Answer;
    try {
      const response = await fetch(address, {
        ...init,
        cache: "no-store",
        credentials: "omit",
        headers: { ...init.headers, authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(waitMs),
      });
      answer = { response, bytes: new Uint8Array(await response.arrayBuffer()) };
    } catch {
      throw noAnswer();
    }
    const { response, bytes } = answer;
    if (!response.ok) throw refusalOf(place, response, messageIn(bytes, response.status));
    return answer;
  }

  function parsed<T>({ bytes }: Answer): T {
    try {
      return JSON.parse(textOf(bytes)) as T;
    } catch {
      // The answer is not from GitHub, but from a proxy or a hotel's network.
      throw noAnswer();
    }
  }

  const inRepository = (path: string, accept: string) =>
    send(`${place.apiRoot}/repos/${place.repo}${path}`, { headers: { accept } });

  return {
    /**
     * Reads JSON of the repository.
     * @param listIn the list that each answer of GitHub has; an answer without it is from another program
     */
    async read<T>(path: string, listIn: (answer: Partial<T>) => unknown): Promise<T> {
      const answer = parsed<T | null>(await inRepository(path, "application/vnd.github+json"));
      if (answer === null || !Array.isArray(listIn(answer))) throw noAnswer();
      return answer;
    },

    /** Reads bytes of the repository. */
    readBytes: async (path: string): Promise<Uint8Array<ArrayBuffer>> =>
      (await inRepository(path, "application/vnd.github.raw+json")).bytes,

    async graphql<T>(query: string, variables: object): Promise<T> {
      const init = {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ query, variables }),
      };
      const waitMs = query.startsWith("mutation")
        ? waits.saving + Math.round(init.body.length / slowest)
        : waits.reading;
      const answer = await send(graphqlPath(place.apiRoot), init, waitMs);
      type Result = { data?: T | null; errors?: GraphqlError[] };
      const { data, errors = [] } = parsed<Result | null>(answer) ?? {};
      const [error] = errors;
      if (error) throw refusalOfGraphql(place, answer.response.headers, error);
      if (!data) throw noAnswer();
      return data;
    },
  };
}

export type Requests = ReturnType<typeof createRequests>;
