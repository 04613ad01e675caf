import { isLoading, type GetAsset } from "../cms";

const pauseMs = 200;

/**
 * Provides the picture of a field. Decap CMS asks for it once, gets an empty one while the picture
 * loads, and does not ask again until somebody types.
 * @param draw redraws the field
 */
export function createShownPicture(draw: () => void) {
  let timer = 0;
  const stop = () => window.clearTimeout(timer);
  return {
    stop,
    address(getAsset: GetAsset, path: string): string {
      // With the field, Decap CMS would search the whole form for a folder of its own each time.
      const asset = getAsset(path);
      stop();
      if (isLoading(asset)) timer = window.setTimeout(draw, pauseMs);
      return asset.toString();
    },
  };
}
