import pLimit from "p-limit";
import type { Cms } from "../cms";

/** The part of a backend of Decap CMS that is used here. All backends have it. */
type Implementation = { getMediaFile: (path: string) => Promise<{ url?: string }> };

const atOnce = 4;

/**
 * Asks the backend for pictures as they are saved. Decap CMS's own `getAsset` looks in one folder
 * only, and ours have subfolders. To be called before Decap CMS makes its backend.
 * @returns answers with an address under which this page can show a picture below data/
 */
export function picturesOf(cms: Cms, backendName: string) {
  const backend = cms.getBackend(backendName) as { init: (...args: unknown[]) => Implementation };
  let implementation: Implementation | undefined;
  const init = backend.init.bind(backend);
  backend.init = (...args) => (implementation = init(...args));
  const limit = pLimit(atOnce);
  return (file: string): Promise<string | undefined> =>
    limit(async () => {
      try {
        return (await implementation?.getMediaFile(`data/${file}`))?.url;
      } catch {
        return undefined; // the page shows the picture's description
      }
    });
}
