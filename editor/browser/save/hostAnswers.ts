import type { Bar } from "../statusBar/bar";

const kept = "Nothing was saved; what you typed is still in the form.";

/** What a git host says for itself, in the forms that git hosts have. */
async function wordsOf(response: Response): Promise<string> {
  const answer: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const { message, error } = (answer ?? {}) as { message?: unknown; error?: unknown };
  const words = [message, error].find((each) => typeof each === "string");
  return words ?? `status ${response.status}`;
}

/** Why a git host did not take an edit, and what to do. */
async function reason(response: Response): Promise<string> {
  if (response.status === 401 || response.status === 403)
    return "The log-in has run out, or may not write there. Open this page in another tab and log in, then save here again.";
  const words = await wordsOf(response);
  // What GitHub, Gitea and GitLab answer when another commit has come before.
  if ([400, 409, 422].includes(response.status))
    return `Somebody else may have saved at the same moment: the git host answered “${words}”. Save again to put yours on top of theirs.`;
  return `The git host answered “${words}”. Try again in a minute.`;
}

const changes = ["POST", "PUT", "PATCH", "DELETE"];

/** Whether a request changes something at the git host; the policy of the page lets it ask no others. */
function isEdit(input: RequestInfo | URL, init?: RequestInit): boolean {
  const request = typeof input === "string" || input instanceof URL ? undefined : input;
  const method = init?.method ?? request?.method ?? "GET";
  const { origin, pathname } = new URL(request?.url ?? String(input), window.location.href);
  // The log-in page says by itself what is wrong with a log-in.
  const isLogin = pathname.includes("/oauth");
  return origin !== window.location.origin && changes.includes(method) && !isLogin;
}

/**
 * Shows at the foot of the page why a git host refused an edit. Decap CMS says there that it was
 * not saved, and leaves the reason to this page.
 */
export function watchHostAnswers(bar: Pick<Bar, "warn">): void {
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    if (!isEdit(input, init)) return send(input, init);
    try {
      const response = await send(input, init);
      if (!response.ok) bar.warn([kept, await reason(response)]);
      return response;
    } catch (error) {
      bar.warn([kept, "The git host does not answer. Is there a connection?"]);
      throw error;
    }
  };
}
