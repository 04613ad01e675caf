/** The texts that this browser refuses to keep. */
const inPage = new Map<string, string>();

/** A text that this browser keeps; undefined if there is none. */
export function keptText(name: string): string | undefined {
  try {
    // An earlier text may still be in a storage that is full.
    return inPage.get(name) ?? window.localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text in this browser; until the page closes, if the browser refuses or its storage is full. */
export function keepText(name: string, text: string): void {
  try {
    window.localStorage.setItem(name, text);
    inPage.delete(name);
  } catch {
    inPage.set(name, text);
  }
}

export function forgetText(name: string): void {
  inPage.delete(name);
  try {
    window.localStorage.removeItem(name);
  } catch {
    // A browser that refuses has kept nothing.
  }
}
