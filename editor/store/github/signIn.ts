import { harmless } from "../../../src/content/words/wording";
import type { GithubPlace } from "./place";

const beginning = "authorizing:github";
const ending = /^authorization:github:(success|error):(.*)$/s;

/** The time between two checks whether somebody has closed the window, in ms. */
const lookMs = 500;

function addressOf({ login }: GithubPlace): string {
  const query = new URLSearchParams({
    provider: "github",
    site_id: login.siteId ?? window.location.hostname,
    scope: login.scope,
  });
  return `${login.address}?${query.toString()}`;
}

/** A text in the JSON of a message; undefined if the message has no such field. */
function fieldIn(text: string, name: string): string | undefined {
  try {
    const value = (JSON.parse(text) as Record<string, unknown> | null)?.[name];
    return typeof value === "string" && value !== "" ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Opens the window of a login service, which asks GitHub and answers in two messages. The first message is
 * "authorizing:github", and this page sends it back. The second message has the token. Netlify and the open
 * OAuth workers for Decap CMS use this protocol. Messages from other windows or origins are ignored.
 * @param signal ends the waiting
 * @returns the token
 * @throws Error with a sentence
 */
export function signInByWindow(place: GithubPlace, signal: AbortSignal): Promise<string> {
  const { origin } = new URL(place.login.address);
  const opened = window.open(addressOf(place), "editor-sign-in", "popup,width=960,height=700");
  if (!opened)
    return Promise.reject(
      new Error(
        "The browser did not open the window for signing in. Allow pop-up windows for this page, then try again.",
      ),
    );
  const service = opened;
  return new Promise((resolve, reject) => {
    const waiting = new AbortController();
    const closed = setInterval(() => {
      if (service.closed)
        fail("The window was closed before the sign-in was complete. Try again.", false);
    }, lookMs);

    function end(closes: boolean): void {
      waiting.abort();
      clearInterval(closed);
      if (closes) service.close();
    }
    function fail(sentence: string, closes = true): void {
      end(closes);
      reject(new Error(sentence));
    }

    function receive({ source, origin: from, data }: MessageEvent<unknown>): void {
      if (source !== service || from !== origin || typeof data !== "string") return;
      if (data === beginning) return service.postMessage(data, origin);
      const [, result, text = ""] = ending.exec(data) ?? [];
      if (result === undefined) return;
      const token = result === "success" ? fieldIn(text, "token") : undefined;
      if (token !== undefined) {
        end(true);
        resolve(token);
        return;
      }
      const reason = fieldIn(text, "message") ?? fieldIn(text, "error");
      fail(
        reason === undefined
          ? "The login service did not let you in. Try again, or paste a token."
          : `The login service did not let you in: ${harmless(reason)}. Try again, or paste a token.`,
      );
    }

    window.addEventListener("message", receive, { signal: waiting.signal });
    signal.addEventListener("abort", () => fail("The sign-in was ended."), {
      signal: waiting.signal,
    });
  });
}
