import { createContext } from "react";
import type { Session } from "../session/session";

/**
 * Returns a function that gives the object URL of a picture. A saved picture is loaded once for each size.
 * The URL of an unsaved picture is made from the bytes in the session.
 */
export function createPictureUrls({ state, store }: Session) {
  const saved = new Map<string, Promise<string>>();
  const chosen = new WeakMap<Blob, string>();

  function urlOfChosen(bytes: Blob): string {
    const url = chosen.get(bytes) ?? URL.createObjectURL(bytes);
    chosen.set(bytes, url);
    return url;
  }

  return (file: string, size: "small" | "full"): Promise<string> => {
    const bytes = state.getState().pictures.get(file);
    if (bytes) return Promise.resolve(urlOfChosen(bytes));
    const key = `${size} ${file}`;
    const url =
      saved.get(key) ?? store.picture(file, size).then((blob) => URL.createObjectURL(blob));
    saved.set(key, url);
    // After a failure, the next use tries again.
    url.catch(() => saved.delete(key));
    return url;
  };
}

export type PictureUrls = ReturnType<typeof createPictureUrls>;

export const PictureUrlsContext = createContext<PictureUrls | undefined>(undefined);
