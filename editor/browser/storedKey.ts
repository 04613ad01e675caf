/** Where the browser keeps the key: no page at another port can read it there, as it gets cookies. */
const name = "editor-key";

export const storedKey = (): string => window.localStorage.getItem(name) ?? "";

export const storeKey = (key: string): void => window.localStorage.setItem(name, key);

/** The header with which a script of the editor's page shows the key. */
export const keyHeader = (): Record<string, string> => ({ authorization: `Bearer ${storedKey()}` });
