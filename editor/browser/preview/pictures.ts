import type { Picture } from "../../backend/reads";
import { isLoading, type GetAsset } from "../cms";
import type { Call } from "../local/callBackend";
import { dataUrlOf } from "../local/localBackend";
import type { FormPicture } from "./watchForm";

const pauseMs = 200;
const longestWaitMs = 20_000;

/**
 * The pictures of the open form, saved or not, for its preview.
 * @param call calls the backend of `npm start`; undefined on a host
 */
export function createPictures(call: Call | undefined) {
  let getAsset: GetAsset | undefined;
  let chosen = new Map<string, string>();

  /** The backend has the full picture. Decap CMS itself would return the thumbnail. */
  async function savedAddress(file: string): Promise<string | undefined> {
    if (call) {
      const { answer } = await call<Picture>("getMediaFile", { path: `data/${file}` });
      return answer && dataUrlOf(answer);
    }
    for (let waited = 0; waited < longestWaitMs; waited += pauseMs) {
      const asset = getAsset?.(file);
      if (asset && !isLoading(asset)) return asset.toString();
      await new Promise((resolve) => window.setTimeout(resolve, pauseMs));
    }
    return undefined; // the page shows the picture's description instead
  }

  return {
    /** Another form has opened: Decap CMS finds its pictures with `assets`. */
    open: (assets: GetAsset) => void (getAsset = assets),
    /** The pictures that were chosen in the form and are not saved yet. */
    choose(media: readonly FormPicture[]): void {
      chosen = new Map(
        media.flatMap(({ path, url }) => (path && url ? [[path.replace(/^data\//, ""), url]] : [])),
      );
    },
    /** The address of a picture by its file below data/; undefined if there is none. */
    addressOf: async (file: string) => chosen.get(file) ?? (await savedAddress(file)),
  };
}
