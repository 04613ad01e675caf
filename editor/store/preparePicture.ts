import { damagedSentence, uploadProblem, withEndingOf } from "../../src/content/pictures/upload";
import { pictureFormat } from "../../src/content/pictures/pictureFormat";
import { reencodePicture } from "./reencodePicture";

/** The number of first bytes, which tell the format of a picture, and whether it is animated. */
const headBytes = 4096;

/**
 * A chosen picture with the ending and the type of its format, which its first bytes tell.
 * @throws Error with a sentence if the site cannot show the file
 */
export async function checkedPicture(file: File): Promise<File> {
  const { name, size } = file;
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const problem = uploadProblem(name, size, head);
  const format = pictureFormat(head);
  if (problem !== undefined || !format) throw new Error(problem);
  return new File([file], withEndingOf(format, name), { type: `image/${format}` });
}

/**
 * Prepares a chosen picture for the site, in the browser.
 * @throws Error with a sentence if the site cannot show the file
 */
export async function preparePicture(file: File): Promise<File> {
  const picture = await checkedPicture(file);
  return reencodePicture(picture).catch(() => {
    throw new Error(damagedSentence(file.name));
  });
}
