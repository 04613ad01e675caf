import {
  acceptedTypes,
  animated,
  damagedSentence,
  pictureName,
  uploadProblem,
} from "../../../src/content/editor/upload";
import { isAnimated } from "../../../src/content/pictureFormat";
import { reencodePicture } from "../../store/reencodePicture";
import type { Bar } from "../statusBar/bar";

const isFileInput = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === "file";

const taken = new Set<string>();

/** Notes the names of existing pictures, which uploads cannot have. */
export function notePictures(pictures: readonly { name: string }[]): void {
  for (const { name } of pictures) taken.add(name);
}

/**
 * Checks each file that is chosen for upload before Decap CMS sees it. Refuses files that the site
 * cannot show, and gives the others a valid, unused name. Call it before Decap CMS starts.
 * @param isLocal whether the backend re-encodes each picture; if not, the browser does
 */
export function watchUploads(bar: Bar, isLocal: boolean): void {
  /** Inputs whose next change event is for Decap CMS, with a re-encoded picture. */
  const reencoded = new WeakSet<HTMLInputElement>();

  function replaceFile(file: File, input: HTMLInputElement): void {
    const name = pictureName(file.name, taken);
    taken.add(name);
    // Decap CMS keeps only one of two equal files. Decoders ignore what follows a picture.
    const ending = crypto.getRandomValues(new Uint8Array(8));
    const renamed = new DataTransfer();
    renamed.items.add(new File([file, ending], name, { type: file.type }));
    input.files = renamed.files;
    bar.clearMessage();
  }

  function refuse(input: HTMLInputElement, problem: string): void {
    input.value = "";
    bar.showMessage([problem]);
  }

  async function reencodeAndReplace(file: File, input: HTMLInputElement): Promise<void> {
    try {
      const head = await file.slice(0, 4096).arrayBuffer();
      if (isAnimated(new Uint8Array(head))) return refuse(input, `${file.name} ${animated}.`);
      replaceFile(await reencodePicture(file), input);
    } catch {
      return refuse(input, damagedSentence(file.name));
    }
    reencoded.add(input);
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }

  // With these types, phones offer the camera and the photos, and an iPhone converts to JPEG.
  document.addEventListener(
    "click",
    ({ target }) => {
      if (isFileInput(target)) target.accept = acceptedTypes;
    },
    { capture: true },
  );

  document.addEventListener(
    "change",
    (event) => {
      const input = event.target;
      const file = isFileInput(input) ? input.files?.[0] : undefined;
      if (!isFileInput(input) || !file || reencoded.delete(input)) return;
      const problem = uploadProblem(file.name, file.size);
      if (problem === undefined && isLocal) return replaceFile(file, input);
      event.stopImmediatePropagation();
      if (problem === undefined) void reencodeAndReplace(file, input);
      else refuse(input, problem);
    },
    { capture: true },
  );
}
