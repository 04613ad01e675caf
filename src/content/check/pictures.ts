import { pictureFormat } from "../pictureFormat";
import { closest } from "./closest";
import { nameOf, textsOf, titleOf, type Entry, type TextPlace } from "./entry";
import { adviceAt, faultAt, fieldName, type Advice, type Fault } from "./issue";
import type { FileNames } from "./contentTree";

type Use = { entry: Entry; place: TextPlace };

const usesIn = (entry: Entry): Use[] =>
  textsOf(entry)
    .filter(({ meta }) => meta.kind === "imageFile")
    .map((place) => ({ entry, place }));

/** Whether the model allows its format. */
const isPicture = (bytes: Buffer) => !["heic", undefined].includes(pictureFormat(bytes));

function problemOf(file: string, tree: FileNames): string | undefined {
  if (tree.files.has(file)) {
    if (!tree.head || isPicture(tree.head(file))) return undefined;
    return `is "${file}", and data/${file} is no JPEG, PNG, WebP or AVIF picture, or is damaged`;
  }
  const pictures = [...tree.files].filter((each) => each.startsWith("images/"));
  const otherCase = pictures.find((each) => each.toLowerCase() === file.toLowerCase());
  if (otherCase) {
    return `is "${file}", but the picture is data/${otherCase}; small and capital letters must be the same`;
  }
  const meant = closest(file, pictures);
  return `is "${file}", and there is no data/${file}${meant ? `; did you mean "${meant}"?` : ""}`;
}

/** Pictures that are not there, or are not pictures. */
export function faultsOfPictures(entries: readonly Entry[], tree: FileNames): Fault[] {
  return entries.flatMap(usesIn).flatMap(({ entry, place }) => {
    const problem = problemOf(place.value, tree);
    return problem ? [faultAt(entry.file, place.path, problem)] : [];
  });
}

/** The projects that a page shows: those it names, and on the projects page all. */
function projectsOn(page: Entry, entries: readonly Entry[]): Entry[] {
  const projects = entries.filter(({ type }) => "folder" in type && type.folder === "projects");
  if ("route" in page.type && page.type.route === "/projects") return projects;
  const named = textsOf(page)
    .filter(({ meta }) => meta.to === "projects")
    .map(({ value }) => value);
  return projects.filter(({ file }) => named.includes(nameOf(file)));
}

const plain = "is a picture that the same page shows already; choose another one";

/** Pictures that a visitor would meet twice on one page, be it in the projects that it shows. */
export function adviceOnRepeatedPictures(entries: readonly Entry[]): Advice[] {
  const isPage = ({ type }: Entry) =>
    "file" in type || type.folder === "services" || type.folder === "locations";
  return entries.filter(isPage).flatMap((page) => {
    const seen = new Map<string, Use>();
    return [...projectsOn(page, entries), page].flatMap(usesIn).flatMap((use) => {
      const { entry, place } = use;
      const first = seen.get(place.value);
      if (!first) {
        seen.set(place.value, use);
        return [];
      }
      const where =
        first.entry === entry
          ? fieldName(first.place.path)
          : `${titleOf(first.entry)} (data/${first.entry.file})`;
      const message = `is "${place.value}", which the same page shows already: ${where}; choose another picture`;
      return [adviceAt(entry.file, place.path, message, plain)];
    });
  });
}
