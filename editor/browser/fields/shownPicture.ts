import { isLoading, type GetAsset } from "../cms";

const pauseMs = 200;

/**
 * Gives out a picture for a field. Decap CMS asks for it once, gets an empty one because the picture
 * has still to be loaded, and does not ask again until something is typed.
 * @param draw draws the field anew
 */
export function createShownPicture(draw: () => void) {
  let timer = 0;
  const stop = () => window.clearTimeout(timer);
  return {
    stop,
    address(getAsset: GetAsset, path: string, field: unknown): string {
      const asset = getAsset(path, field);
      stop();
      if (isLoading(asset)) timer = window.setTimeout(draw, pauseMs);
      return asset.toString();
    },
  };
}
