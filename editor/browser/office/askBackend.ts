import type { AppliedEdit } from "../../backend/editApplier";
import type { RefusalDetails } from "../../refusal";
import type { Bar } from "../statusBar/bar";

/** Where the browser keeps the key: no page at another port can read it there, as it gets cookies. */
const nameOfKey = "editor-key";

export const storedKey = (): string => window.localStorage.getItem(nameOfKey) ?? "";

export const storeKey = (key: string): void => window.localStorage.setItem(nameOfKey, key);

/** The header with which a script of the editor's page shows the key. */
export const keyHeader = (): Record<string, string> => ({ authorization: `Bearer ${storedKey()}` });

/** What the backend says of a request that it does not carry out. */
export type Refused = { error?: string } & RefusalDetails;

/**
 * Asks the backend for something.
 * @param retry finds other parameters to ask with where it refuses; none to leave it at that
 */
export type Ask = <T extends object>(
  action: string,
  params?: object,
  retry?: (refused: Refused) => Promise<object | undefined>,
) => Promise<{ answer: T; refused?: undefined } | { answer?: undefined; refused: Refused }>;

const actionsThatChange: readonly string[] = [
  "persistEntry",
  "deleteFiles",
  "persistMedia",
  "undo",
];

const silent =
  "The website’s program does not answer. Is npm start still running? Nothing was saved.";

/**
 * Speaks with the backend. Says why it refuses something, for as long as it takes to read, and tells
 * of each change.
 */
export function askAt(
  backendPath: string,
  bar: Pick<Bar, "warn" | "settle">,
  onChange: (change: AppliedEdit) => void,
): Ask {
  async function send(action: string, params: object): Promise<Response> {
    try {
      return await fetch(backendPath, {
        method: "POST",
        headers: { "content-type": "application/json", ...keyHeader() },
        body: JSON.stringify({ action, params }),
      });
    } catch (error) {
      bar.warn([silent]);
      throw error;
    }
  }

  return async function ask<T extends object>(
    action: string,
    params: object = {},
    retry?: (refused: Refused) => Promise<object | undefined>,
  ) {
    const isChange = actionsThatChange.includes(action);
    const response = await send(action, params);
    const body: unknown = await response.json();
    if (response.ok) {
      if (isChange) bar.settle();
      const { change } = body as { change?: AppliedEdit };
      if (change) onChange(change);
      return { answer: body as T };
    }
    const refused = body as Refused;
    const others = await retry?.(refused);
    if (others) return ask<T>(action, others, retry);
    // To learn that a file is not there yet is no failure.
    if (isChange || response.status !== 404) {
      const lines = (refused.error ?? "Something went wrong.").split("\n");
      const { issues } = refused;
      bar.warn(isChange ? ["Nothing was changed.", ...lines] : lines, { issues });
    }
    return { refused };
  };
}
