import { asTyped } from "../../../src/content/words/wording";
import { outcomeOf } from "../session/changes";
import { useSessionState } from "../session/SessionContext";
import { descriptionsIn } from "./descriptions";

/** A picture to choose: its file, its name in lists, and its description. */
export type ListedPicture = { file: string; label: string; description: string | undefined };

/** The name of a picture's file: "images/deck.jpg" is "deck.jpg". */
export const nameOfPicture = (file: string): string => file.replace(/^images\//, "");

/** All pictures, with unsaved pictures first, and the pictures that the searched words match. */
export function usePictures(words: string) {
  const saved = useSessionState(({ savedPictures }) => savedPictures);
  const changed = useSessionState(({ pictures }) => pictures);
  const files = useSessionState((state) => outcomeOf(state).files);
  const descriptions = descriptionsIn(files);
  const isNew = (file: string) => changed.get(file) !== undefined;
  const isDeleted = (file: string) => changed.has(file) && !isNew(file);
  const added = [...changed.keys()].filter((file) => isNew(file) && !saved.includes(file));
  const all = [...added.reverse(), ...saved].map((file): ListedPicture => {
    const description = descriptions.get(file);
    const name = `${isNew(file) ? "New: " : ""}${nameOfPicture(file)}`;
    return { file, description, label: description ?? name };
  });
  const searched = asTyped(words.trim());
  const mentions = ({ file, label }: ListedPicture) =>
    [file, label].some((each) => asTyped(each).includes(searched));
  const kept = all.filter(({ file }) => !isDeleted(file));
  return { all, found: kept.filter(mentions), isNew, isDeleted };
}
