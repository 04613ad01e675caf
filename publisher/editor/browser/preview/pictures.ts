import type { Cms } from "../cms";

type MediaFile = { url?: string };

/** The part of a backend of Decap CMS that is used here. All backends have it. */
type Implementation = { getMediaFile: (path: string) => Promise<MediaFile> };

/** Answers with an address under which this page can show a picture below data/. */
export type PictureAddress = (file: string) => Promise<string | undefined>;

const atOnce = 4;

/**
 * Asks the backend for pictures as they are saved. Decap CMS's own `getAsset` looks in one folder
 * only, and ours have subfolders. To be called before Decap CMS makes its backend.
 */
export function picturesOf(cms: Cms, backendName: string): PictureAddress {
  const backend = cms.getBackend(backendName) as
    { init: (...args: unknown[]) => Implementation } | undefined;
  if (!backend) return () => Promise.resolve(undefined);
  let implementation: Implementation | undefined;
  const init = backend.init.bind(backend);
  backend.init = (...args) => (implementation = init(...args));

  let running = 0;
  const waiting: (() => void)[] = [];
  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    running++;
    try {
      return await work();
    } finally {
      running--;
      waiting.shift()?.();
    }
  }

  return (file) =>
    inTurn(async () => {
      try {
        return (await implementation?.getMediaFile(`data/${file}`))?.url;
      } catch {
        return undefined; // the page shows the picture's description
      }
    });
}
