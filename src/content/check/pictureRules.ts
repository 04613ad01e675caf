import { pictureFile } from "../model/blocks";
import { animated, notShown, pictureName } from "../pictures/upload";
import { isAnimated, pictureFormat } from "../pictures/pictureFormat";
import { didYouMean, maxTypos } from "./didYouMean";
import { textsOf, type Entry, type TextPlace } from "./entry";
import { issueAt, placeKey, placeName, quoted, type Issue } from "./issue";
import type { FileNames } from "./contentFolder";
import { namedFile } from "../schema/schemaParts";
import { cleanText } from "../words/cleanText";
import { cut } from "../words/wording";

/** The places of a file that name a picture. */
export const picturePlacesIn = (entry: Entry): TextPlace[] =>
  textsOf(entry).filter(({ meta }) => meta.kind === "imageFile");

/** The beginning of the text that Git LFS keeps in place of a file that it has not downloaded. */
const pointerOfLfs = "version https://git-lfs.github.com/spec/";

/**
 * The problem of an existing picture, by its first bytes, and what to do. The model allows all formats except
 * HEIC.
 */
function problemOfPicture(bytes: Buffer): string | undefined {
  const format = pictureFormat(bytes);
  if (format === "heic") return `${notShown}; save it as a JPEG, and replace it`;
  if (format) return isAnimated(bytes) ? animated : undefined;
  if (bytes.toString("latin1", 0, pointerOfLfs.length) === pointerOfLfs)
    return "is only the pointer of Git LFS to a picture; run git lfs pull, and let the host fetch LFS files, too";
  // Programs that synchronize folders keep the place of a file that is only in the cloud.
  return bytes.every((byte) => byte === 0)
    ? "has no content yet; let the program that synchronizes the folder download it, or copy it again"
    : "is not a JPEG, PNG, WebP or AVIF picture, or is damaged; save it as a JPEG, and replace it";
}

/** A picture whose name on the disk is not valid. */
type Misnamed = {
  file: string;
  /** The name as it is in an entry, where texts are cleaned. The name on the disk can look the same. */
  cleaned: string;
  /** A valid name that no other picture has. */
  better: string;
};

const pictureFilesOf = ({ files }: FileNames) =>
  [...files].filter((file) => file.startsWith("images/"));

function misnamedIn(dataFolder: FileNames): Misnamed[] {
  const pictures = pictureFilesOf(dataFolder);
  const misnamed = pictures.filter(
    (file) =>
      /^images\/[^/]+\.(jpe?g|png|webp|avif)$/i.test(file) && !pictureFile.safeParse(file).success,
  );
  const nameOf = (file: string) => file.slice("images/".length);
  const taken = new Set(pictures.map(nameOf));
  return misnamed.map((file) => ({
    file,
    cleaned: cleanText(pictureFile, file),
    better: pictureName(nameOf(file), taken),
  }));
}

/** The problem of a place that means a picture whose file must be renamed. */
function problemOfMisnamed(value: string, { file, better }: Misnamed): string {
  const path = `images/${better}`;
  const here = value === path ? "" : `, and write ${quoted(path)} here`;
  return `is ${quoted(value)}, but data/${cut(file)} may have only lowercase letters a to z, digits and hyphens in its name; call that file ${better}${here}`;
}

/** The problem with the name of a missing picture. */
function problemOfName(file: string, dataFolder: FileNames, isTypo: boolean): string {
  const pictures = pictureFilesOf(dataFolder);
  const otherCase = pictures.find((each) => each.toLowerCase() === file.toLowerCase());
  if (otherCase) {
    return `is ${quoted(file)}, but the picture is data/${otherCase}; uppercase and lowercase letters must match`;
  }
  const meant = isTypo ? didYouMean(file, pictures) : "";
  return `is ${quoted(file)}, but there is no data/${cut(file)}${meant}`;
}

/** The error of a place whose picture exists, but cannot be shown. */
const errorOfPicture = ({ entry, path, value }: TextPlace, problem: string): Issue =>
  issueAt(entry, path, `is ${quoted(value)}, but data/${value} ${problem}`, {
    sentence: `This picture ${problem}. Choose another.`,
  });

/** Missing pictures, pictures with names that are not valid, and files that are not pictures. */
export function errorsOfPictures(entries: readonly Entry[], dataFolder: FileNames): Issue[] {
  const uses = entries.flatMap(picturePlacesIn);
  const missing = uses.filter(({ value }) => !dataFolder.files.has(value)).length;
  const misnamed = misnamedIn(dataFolder);
  return uses.flatMap((place) => {
    const { entry, path, value } = place;
    const exists = dataFolder.files.has(value);
    // For a missing picture, the entry may have the cleaned name, or already the better one.
    const meant = exists
      ? misnamed.find(({ file }) => file === value)
      : misnamed.find(({ cleaned, better }) => [cleaned, `images/${better}`].includes(value));
    if (meant) {
      const sentence = "This picture’s file must have another name. Choose another picture.";
      return [issueAt(entry, path, problemOfMisnamed(value, meant), { sentence })];
    }
    if (!exists) {
      const sentence = "This picture is missing. Choose another.";
      const problem = problemOfName(value, dataFolder, missing <= maxTypos);
      return [issueAt(entry, path, problem, { sentence })];
    }
    // An unreadable file has its own error.
    const head = dataFolder.problems?.has(value) ? undefined : dataFolder.head?.(value);
    const problem = head && problemOfPicture(head);
    return problem ? [errorOfPicture(place, problem)] : [];
  });
}

/** The existing pictures that the content names, except at places that have an error already. */
export function picturesToDecode(
  entries: readonly Entry[],
  errors: readonly Issue[],
  dataFolder: FileNames | undefined,
): string[] {
  const wrong = new Set(errors.map(placeKey));
  return entries
    .flatMap(picturePlacesIn)
    .filter(
      ({ entry, path, value }) =>
        dataFolder?.files.has(value) &&
        !dataFolder.problems?.has(value) &&
        !wrong.has(placeKey({ file: `data/${entry.file}`, path, message: "" })),
    )
    .map(({ value }) => value);
}

/** One error for each place whose picture cannot be decoded. */
export const errorsOfDecoding = (
  entries: readonly Entry[],
  problemOf: (file: string) => string | undefined,
): Issue[] =>
  entries.flatMap(picturePlacesIn).flatMap((place) => {
    const problem = problemOf(place.value);
    return problem === undefined ? [] : [errorOfPicture(place, problem)];
  });

/** The projects on a page: all projects on the projects page, or else the projects that the page names. */
function projectsOn(page: Entry, entries: readonly Entry[]): Entry[] {
  const projects = entries.filter(({ type }) => type.folder === "projects");
  if (page.type.route === "/projects") return projects;
  const named = page.places.map(({ meta, value }) => namedFile(meta, value));
  return projects.filter(({ file }) => named.includes(file));
}

/** Pictures that appear twice on one page, including those of its projects. */
export function warningsOnRepeatedPictures(entries: readonly Entry[]): Issue[] {
  const isPage = ({ type: { route, template } }: Entry) => route ?? template;
  return entries.filter(isPage).flatMap((page) => {
    const seen = new Map<string, TextPlace>();
    return [...projectsOn(page, entries), page].flatMap(picturePlacesIn).flatMap((place) => {
      const { entry, path, value } = place;
      const first = seen.get(value);
      if (!first) {
        seen.set(value, place);
        return [];
      }
      const where = placeName(first.entry, first.path);
      const problem = `is ${quoted(value)}, which the same page already shows: ${where}; choose another picture`;
      const sentence = `The page shows this picture twice (${where.replaceAll(" › ", ", ")}). Choose another.`;
      return [issueAt(entry, path, problem, { sentence })];
    });
  });
}
