import type { AppliedEdit } from "../../backend/editApplier";
import type { RefusalDetails } from "../../refusal";
import type { Bar } from "../statusBar/bar";

/** Keeps the key in local storage. Pages at other ports can read cookies, but not this. */
const nameOfKey = "editor-key";

export const storedKey = (): string => window.localStorage.getItem(nameOfKey) ?? "";

export const storeKey = (key: string): void => window.localStorage.setItem(nameOfKey, key);

/** The header that carries the key. */
export const keyHeader = (): Record<string, string> => ({ authorization: `Bearer ${storedKey()}` });

/** The backend's answer to a request that it refuses. */
export type Refused = { error: string } & RefusalDetails;

/**
 * Sends a request to the backend.
 * @param retry is called after a refusal; returns other parameters to try again, or undefined to stop
 */
export type Call = <T extends object>(
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

export const noAnswer = "The website’s program does not answer. Is npm start still running?";

/**
 * Creates the function that sends requests to the backend. It shows refusals in the bar.
 * @param onEdit is called after each edit
 */
export function callerOf(backendPath: string, bar: Bar, onEdit: (edit: AppliedEdit) => void): Call {
  return async function call<T extends object>(
    action: string,
    params: object = {},
    retry?: (refused: Refused) => Promise<object | undefined>,
  ) {
    const isChange = actionsThatChange.includes(action);
    // The connection may end in the middle of the answer, and another program may have the port.
    const { response, body } = await fetch(backendPath, {
      method: "POST",
      headers: { "content-type": "application/json", ...keyHeader() },
      body: JSON.stringify({ action, params }),
    })
      .then(async (response) => ({ response, body: (await response.json()) as unknown }))
      .catch((error: unknown) => {
        bar.showMessage(isChange ? [noAnswer, "The change may not have been saved."] : [noAnswer]);
        throw error;
      });
    if (response.ok) {
      if (isChange) bar.clearMessage();
      const { edit } = body as { edit?: AppliedEdit };
      if (edit) onEdit(edit);
      return { answer: body as T };
    }
    const refused = body as Refused;
    const newParams = await retry?.(refused);
    if (newParams) return call<T>(action, newParams, retry);
    // A file that does not exist yet is not a failure.
    if (isChange || response.status !== 404) {
      const { error, issues } = refused;
      const lines = error.split("\n");
      bar.showMessage(isChange ? ["Nothing was changed.", ...lines] : lines, { issues });
    }
    return { refused };
  };
}
