import pLimit from "p-limit";
import { whenBackendIsMade, type Implementation } from "../backend";
import type { Cms } from "../cms";

const atOnce = 4;

/**
 * Asks the backend for pictures as they are saved. Decap CMS's own `getAsset` looks in one folder
 * only, and ours have subfolders. To be called before Decap CMS makes its backend.
 * @returns answers with an address under which this page can show a picture below data/
 */
export function picturesOf(cms: Cms, backendName: string) {
  let implementation: Implementation | undefined;
  whenBackendIsMade(cms, backendName, (made) => (implementation = made));
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
