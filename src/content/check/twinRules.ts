import { slugify, slugOf } from "../words/slug";
import { groupBy, titleOf, type Entry } from "./entry";
import { issueAt, type Issue } from "./issue";

/** The word for a copy in the languages of file managers. */
const copy = "(copy|copie|copia|cópia|kopie|kopia|kopi)";

/** The endings that systems, and programs that synchronize folders, add to the name of a copy. */
const endings: readonly RegExp[] = [
  // Browsers, Google Drive, Windows: "(1)"; Finder and iCloud: "copy", "copy 2", "2".
  /[ _-]*[([]\d{1,3}[)\]]$/,
  /[ _]\d{1,2}$/,
  new RegExp(String.raw`[ _-]+${copy}([ _-]*[([]?\d{1,3}[)\]]?)?$`, "i"),
  // GNOME: "(copy)", "(another copy)", "(3rd copy)", "(weitere Kopie)".
  new RegExp(String.raw`[ _-]*\(([^()]+ )?${copy}( \d{1,3})?\)$`, "i"),
  // Systems that hide the ending of a name let people type the ending again.
  /\.json$/,
  // Dropbox, Nextcloud, Seafile, pCloud: "(Jane's conflicted copy 2026-01-31)", "[conflicted]".
  /[ _.-]*[([][^()[\]]*conflict[^()[\]]*[)\]]$/i,
  /[ _-]*\(case conflict[^()]*\)$/i,
  // Syncthing, Resilio.
  /\.sync-conflict-[\w-]+$/i,
  /\.conflict\d*$/i,
  // OneDrive: the name of the computer.
  /-(?=[A-Z0-9-]*[A-Z])[A-Z0-9][A-Z0-9-]+( ?\(?\d+\)?)?$/,
  /-[A-Z][\w’']*s?-(MacBook|iMac|Mac|PC|Laptop|iPhone|iPad)[\w-]*$/i,
  // The tools of git.
  /[_.](BACKUP|BASE|LOCAL|REMOTE)([_.]\d+)?$/,
];

const beginnings = /^(copy of|conflicted copy of|copie de|copia d[ei]|kopie von) +/i;

/** The possible names of a copy's original, which may be a copy itself. Each name is there once. */
function originalNames(copied: string): string[] {
  const names = new Set([copied]);
  // The loop also reaches the names that it adds.
  for (const name of names)
    for (const shorter of [
      ...endings.map((ending) => name.replace(ending, "")),
      name.replace(beginnings, ""),
    ])
      if (shorter !== "") names.add(shorter);
  names.delete(copied);
  return [...names];
}

/** The original of a copied file, judged by its name; undefined if the folder has no such original. */
export function originalOf(file: string, files: ReadonlySet<string>): string | undefined {
  const folder = file.replace(/[^/]*$/, "");
  // A name can have other spaces, like a no-break space, and accents as characters of their own.
  return originalNames(slugOf(file).normalize().replaceAll(/\s/g, " "))
    .flatMap((name) => [`${folder}${name}.json`, `${folder}${slugify(name)}.json`])
    .find((other) => other !== file && files.has(other));
}

/** Entries of one folder with the same content, which pages would show twice. */
export function warningsOnTwins(entries: readonly Entry[]): Issue[] {
  const inFolders = entries.filter(({ type }) => type.folder);
  const groups = groupBy(
    inFolders,
    ({ type, content }) => `${type.folder} ${JSON.stringify(content)}`,
  );
  return [...groups.values()].flatMap((group) => {
    // A copy has the longer name.
    const [first, ...others] = group.sort((a, b) => a.file.length - b.file.length);
    return others.map((entry) =>
      issueAt(
        entry,
        [],
        `has the same content as ${first && titleOf(first)} (data/${first?.file}); delete one of them`,
      ),
    );
  });
}
