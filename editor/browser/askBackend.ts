import type { RefusalDetails } from "../refusal";

/** What the backend says of a request that it does not carry out. */
export type Refused = { error?: string } & RefusalDetails;

/** Asks the backend for something of the page's own. */
export type Ask = ReturnType<typeof askAt>;

export const askAt =
  (backendPath: string) =>
  async <T>(action: string, params: object): Promise<{ answer?: T; refused?: Refused }> => {
    const response = await window.fetch(backendPath, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ action, params }),
    });
    const body: unknown = await response.json();
    return response.ok ? { answer: body as T } : { refused: body as Refused };
  };
