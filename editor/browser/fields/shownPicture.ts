import { isLoading, type GetAsset } from "../cms";

const pauseMs = 200;

/**
 * Makes a function that finds the address of a field's picture. Decap CMS asks for it once, gets an
 * empty one while the picture loads, and does not ask again until somebody types.
 * @param draw redraws the field; does nothing once the field is gone
 */
export function addressFinder(draw: () => void) {
  let timer = 0;
  return (getAsset: GetAsset, path: string): string => {
    // With the field, Decap CMS would search the whole form for a folder of its own each time.
    const asset = getAsset(path);
    window.clearTimeout(timer);
    if (isLoading(asset)) timer = window.setTimeout(draw, pauseMs);
    return asset.toString();
  };
}
