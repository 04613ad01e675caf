import type { AppliedEdit } from "../backend/editApplier";

/** What the backend answers; which fields there are depends on what was asked. */
export type Answer = {
  error?: string;
  newerVersion?: string;
  isChangedSince?: true;
  /** The text of an entry that was read. */
  data?: string;
  saved?: { path: string; base: string }[];
  change?: AppliedEdit;
};

/** Asks the backend for something of the page's own. */
export type Ask = <T>(
  action: string,
  params: object,
) => Promise<{ ok: boolean; answer: T & Answer }>;

export const askAt =
  (backendPath: string): Ask =>
  async <T>(action: string, params: object) => {
    const response = await window.fetch(backendPath, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ action, params }),
    });
    return { ok: response.ok, answer: (await response.json()) as T & Answer };
  };
