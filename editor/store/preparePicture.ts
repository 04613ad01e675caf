import {
  animated,
  damagedSentence,
  formatSentence,
  heicSentence,
  uploadProblem,
} from "../../src/content/pictures/upload";
import { isAnimated, pictureFormat } from "../../src/content/pictures/pictureFormat";
import { reencodePicture } from "./reencodePicture";

/** The number of first bytes, which tell the format of a picture, and whether it is animated. */
const headBytes = 4096;

/**
 * The reason why the site cannot show a file, judged by its name, size and first bytes; undefined if the site
 * can show the file.
 */
export async function pictureProblem(file: File): Promise<string | undefined> {
  const { name, size } = file;
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const format = pictureFormat(head);
  if (format === "heic") return heicSentence(name);
  const problem = uploadProblem(name, size);
  if (problem !== undefined) return problem;
  if (!format) return formatSentence(name);
  return isAnimated(head) ? `${name} ${animated}.` : undefined;
}

/**
 * Prepares a chosen picture for the site, in the browser.
 * @throws Error with a sentence if the site cannot show the file
 */
export async function preparePicture(file: File): Promise<File> {
  const problem = await pictureProblem(file);
  if (problem !== undefined) throw new Error(problem);
  return reencodePicture(file).catch(() => {
    throw new Error(damagedSentence(file.name));
  });
}
