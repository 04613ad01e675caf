import { harmless } from "../../../src/content/words/wording";
import { NoAnswer } from "../store";
import type { GithubPlace } from "./place";

/** A request that GitHub refused, with a sentence about what to do. */
export class GithubRefusal extends Error {
  /**
   * @param reason "signIn": the sign-in is not valid, or no longer. "moved": the branch has newer commits.
   * "missing": the requested thing does not exist. "other": any other reason.
   */
  constructor(
    readonly reason: "signIn" | "moved" | "missing" | "other",
    sentence: string,
  ) {
    super(sentence);
  }
}

const kept = "This browser keeps your changes.";

export const noAnswer = () =>
  new NoAnswer(`GitHub does not answer. Check your internet connection, then try again. ${kept}`);

const inTrouble = (status: number) =>
  new NoAnswer(
    `GitHub has a problem of its own (${status}). Try again in some minutes; www.githubstatus.com says more. ${kept}`,
  );

/** A time of day in words: "3:15 PM". */
const timeOfDay = (time: number) =>
  new Date(time).toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });

/** The time from which GitHub accepts requests again, in ms since 1970; undefined if GitHub names no time. */
function waitsUntil(headers: Headers): number | undefined {
  const after = headers.get("retry-after");
  if (after !== null && Number(after) >= 0) return Date.now() + Number(after) * 1000;
  const reset = headers.get("x-ratelimit-reset");
  return headers.get("x-ratelimit-remaining") === "0" && reset !== null
    ? Number(reset) * 1000
    : undefined;
}

function tooMany(headers: Headers): GithubRefusal {
  const until = waitsUntil(headers);
  const when = until === undefined ? "in some minutes" : `after ${timeOfDay(until)}`;
  return new GithubRefusal(
    "other",
    `GitHub takes no more requests from this account for now. Save again ${when}. ${kept}`,
  );
}

export const expired = () =>
  new GithubRefusal(
    "signIn",
    `GitHub does not accept this sign-in any more. Reload this page, and sign in again. ${kept}`,
  );

/** The refusal of an organization that asks for its own sign-in, with what to do. */
function singleSignOn(place: GithubPlace, header: string | null): GithubRefusal {
  const address = /url=(https:\/\/[^\s;]+)/.exec(header ?? "")?.[1];
  const [owner] = place.repo.split("/");
  const where = address ? `Open ${address}` : `Open the organization ${owner} at GitHub`;
  return new GithubRefusal(
    "other",
    `The organization ${owner} asks for its single sign-on. ${where}, sign in there, then reload this page. ${kept}`,
  );
}

/** GitHub's own words, as the end of a sentence. */
const said = (message: string) => `${harmless(message).replace(/[\s.]+$/, "")}.`;

const isArchived = /\barchived\b/i;

/** The refusal of a change without permission. GitHub's words name the rule, as of an organization. */
const notAllowed = ({ repo }: GithubPlace, message: string) =>
  new GithubRefusal(
    "other",
    isArchived.test(message)
      ? `The repository ${repo} is archived, so nothing was saved. Ask its owner to unarchive it at GitHub. ${kept}`
      : `This sign-in may not change ${repo}. Ask its owner to let your GitHub account write there; a token also needs the permission “Contents: Read and write”. GitHub says: ${said(message)} ${kept}`,
  );

const notThere = ({ repo }: GithubPlace) =>
  new GithubRefusal(
    "missing",
    `This sign-in finds no repository ${repo} at GitHub. Ask its owner to invite your GitHub account; a token must be for this repository.`,
  );

export const noBranch = ({ repo, branch }: GithubPlace) =>
  new GithubRefusal(
    "missing",
    `The repository ${repo} has no branch ${branch}. Correct "branch" in EDITOR_BACKEND, and build the website again.`,
  );

const isProtected = /protected branch|rule violation|pull request/i;

const refusedWith = ({ branch }: GithubPlace, message: string) =>
  new GithubRefusal(
    "other",
    isProtected.test(message)
      ? `The branch ${branch} is protected, so nothing was saved. Ask the repository’s owner to let the editor commit to it. GitHub says: ${said(message)} ${kept}`
      : `GitHub refused this: ${said(message)} ${kept}`,
  );

export const moved = () =>
  new GithubRefusal(
    "moved",
    `Others saved at the same moment, several times. Nothing of yours was saved yet: save again. ${kept}`,
  );

const tooLarge = () =>
  new GithubRefusal(
    "other",
    `These changes are too large for one save. Save with fewer new pictures at a time. ${kept}`,
  );

const isLimit = /rate limit|abuse/i;

/** The reason why GitHub refused a request, by its status. */
export function refusalOf(
  place: GithubPlace,
  { status, headers }: Pick<Response, "status" | "headers">,
  message: string,
): Error {
  if (status === 401) return expired();
  if (status === 403 || status === 429) {
    if (status === 429 || isLimit.test(message) || waitsUntil(headers) !== undefined)
      return tooMany(headers);
    const sso = headers.get("x-github-sso");
    if (sso !== null || /\bSAML\b/.test(message)) return singleSignOn(place, sso);
    return isProtected.test(message) ? refusedWith(place, message) : notAllowed(place, message);
  }
  if (status === 404) return notThere(place);
  if (status === 413) return tooLarge();
  if (status >= 500) return inTrouble(status);
  return refusedWith(place, message);
}

/** An error in an answer of GitHub's GraphQL, whose status is 200. */
export type GraphqlError = { type?: string; message: string };

/** The reason why GitHub refused a GraphQL request. */
export function refusalOfGraphql(
  place: GithubPlace,
  headers: Headers,
  { type = "", message }: GraphqlError,
): Error {
  if (type === "STALE_DATA") return moved();
  if (type === "NOT_FOUND") return notThere(place);
  if (/^RATE_LIMIT/.test(type) || isLimit.test(message)) return tooMany(headers);
  if (/\bSAML\b/.test(message)) return singleSignOn(place, headers.get("x-github-sso"));
  if (isProtected.test(message)) return refusedWith(place, message);
  if (/^(FORBIDDEN|INSUFFICIENT_SCOPES)$/.test(type) || isArchived.test(message))
    return notAllowed(place, message);
  if (/something went wrong|timed? ?out/i.test(message)) return inTrouble(502);
  return refusedWith(place, message);
}
