import { isPicturePath } from "./paths";

const nameOf = (file: string) => file.slice(file.lastIndexOf("/") + 1);

/**
 * The editor knows pictures of one folder only and names them without their subfolder. So each
 * picture has an alias there: its own name where no other picture has it, or else its path in one
 * word.
 * @param files paths below data/
 * @returns the picture of each alias
 */
export function pictureAliases(files: Iterable<string>): ReadonlyMap<string, string> {
  const pictures = [...files].filter(isPicturePath);
  const count = new Map<string, number>();
  for (const picture of pictures) {
    count.set(nameOf(picture), (count.get(nameOf(picture)) ?? 0) + 1);
  }
  const aliasOf = (picture: string) =>
    count.get(nameOf(picture)) === 1
      ? nameOf(picture)
      : picture.slice("images/".length).replaceAll("/", "--");
  return new Map(pictures.map((picture) => [`images/${aliasOf(picture)}`, picture]));
}
