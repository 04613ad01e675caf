/** Texts for this page alone, in a browser that keeps nothing for the site. */
const inPage = new Map<string, string>();

/** A text that this browser keeps; undefined if there is none. */
export function keptText(name: string): string | undefined {
  try {
    return window.localStorage.getItem(name) ?? inPage.get(name);
  } catch {
    return inPage.get(name);
  }
}

/** Keeps a text in this browser; until the page closes, if the browser refuses or its storage is full. */
export function keepText(name: string, text: string): void {
  inPage.set(name, text);
  try {
    window.localStorage.setItem(name, text);
  } catch {
    // The page has the text.
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
