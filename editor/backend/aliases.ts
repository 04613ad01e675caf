import { basename } from "node:path";
import { isPicturePath } from "./paths";

/**
 * The editor knows pictures of one folder only and names them without their subfolder. So each
 * picture has an alias there: its own name where no other picture has it, or else its path in one
 * word.
 * @param files paths below data/
 * @returns the picture of each alias
 */
export function pictureAliases(files: Iterable<string>): ReadonlyMap<string, string> {
  const pictures = [...files].filter(isPicturePath);
  const names = pictures.map((picture) => basename(picture));
  const isShared = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
  const aliasOf = (picture: string) =>
    isShared(basename(picture))
      ? picture.slice("images/".length).replaceAll("/", "--")
      : basename(picture);
  return new Map(pictures.map((picture) => [`images/${aliasOf(picture)}`, picture]));
}
