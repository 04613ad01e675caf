import { basename } from "node:path";
import { encodeAgain, smallCopy } from "../../../lib/content/cleanPicture";
import { damagedSentence, uploadProblem } from "../../../src/content/pictures/upload";
import { Refusal } from "../../refusal";

/**
 * Checks and re-encodes an uploaded picture, which drops the camera's metadata, such as the location.
 */
export async function cleanPicture(file: string, bytes: Buffer): Promise<Buffer> {
  const name = basename(file);
  const problem = uploadProblem(name, bytes.length, bytes);
  if (problem !== undefined) throw new Refusal(415, problem);
  try {
    return await encodeAgain(file, bytes);
  } catch {
    throw new Refusal(415, damagedSentence(name));
  }
}

/** A small copy of a picture, 480 pixels wide, for the editor's lists. */
export const thumbnail = (path: string): Promise<Buffer> =>
  smallCopy(path).catch(() => {
    throw new Refusal(415, damagedSentence(basename(path)));
  });
