import { pictureName } from "../../../src/content/editor/upload";
import { useSession } from "../session/SessionContext";
import { nameOfPicture } from "./usePictures";

/**
 * A function that takes a chosen file into the session. It waits for the next save.
 * @param taken the files of all pictures, whose names it must not get
 * @returns its file below data/, or why it cannot be used
 */
export function useUpload(taken: readonly string[]) {
  const { store, addPicture } = useSession();
  return async (chosen: File): Promise<{ file: string } | { problem: string }> => {
    try {
      const prepared = await store.preparePicture(chosen);
      const name = pictureName(prepared.name, new Set(taken.map(nameOfPicture)));
      const file = `images/${name}`;
      addPicture(file, prepared);
      return { file };
    } catch (error) {
      return { problem: error instanceof Error ? error.message : String(error) };
    }
  };
}
