import { forgetText, keepText, keptText } from "../browserStorage";
import type { GithubPlace } from "./place";

const nameOf = ({ apiRoot, repo }: GithubPlace) => `editor-token ${apiRoot} ${repo}`;

/** The token that this browser keeps for a repository; undefined if nobody is signed in. */
export const storedToken = (place: GithubPlace): string | undefined => keptText(nameOf(place));

export const storeToken = (place: GithubPlace, token: string): void =>
  keepText(nameOf(place), token);

export const forgetToken = (place: GithubPlace): void => forgetText(nameOf(place));

/** The address of the page where people make a token at GitHub. */
export const tokenPage = ({ apiRoot }: GithubPlace): string => {
  const { origin } = new URL(apiRoot);
  const github = origin === "https://api.github.com" ? "https://github.com" : origin;
  return `${github}/settings/personal-access-tokens/new`;
};
