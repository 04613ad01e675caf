import { pictureName } from "../../../src/content/pictures/upload";
import type { Session } from "../session/session";
import { useSession } from "../session/SessionContext";
import { nameOfPicture } from "./usePictures";

async function haveSameBytes(one: Blob, other: Blob): Promise<boolean> {
  if (one.size !== other.size) return false;
  const [first, second] = await Promise.all(
    [one, other].map(async (blob) => new Uint8Array(await blob.arrayBuffer())),
  );
  return first?.every((byte, at) => byte === second?.[at]) ?? false;
}

/** The file of an unsaved picture with the same bytes; undefined if there is no such picture. */
async function sameAdded(picture: Blob, { state }: Session): Promise<string | undefined> {
  for (const [file, bytes] of state.getState().pictures)
    if (bytes && (await haveSameBytes(bytes, picture))) return file;
  return undefined;
}

/**
 * Returns a function that adds a chosen file to the session, where the picture waits for the next save. The
 * same picture is added only once.
 * @returns the picture's file below data/, or the reason why it cannot be used
 */
export function useUpload() {
  const session = useSession();
  return async (chosen: File): Promise<{ file: string } | { problem: string }> => {
    try {
      const prepared = await session.store.preparePicture(chosen);
      const known = await sameAdded(prepared, session);
      if (known !== undefined) return { file: known };
      // No `await` between reading the names and adding the picture, so that two uploads get two names.
      const { savedPictures, pictures } = session.state.getState();
      const taken = new Set([...savedPictures, ...pictures.keys()].map(nameOfPicture));
      const file = `images/${pictureName(prepared.name, taken)}`;
      session.addPicture(file, prepared);
      return { file };
    } catch (error) {
      return { problem: error instanceof Error ? error.message : String(error) };
    }
  };
}
