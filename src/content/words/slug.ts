import { capitalized } from "./wording";

/** The length limit of a slug. */
export const maxSlugLength = 200;

/** Letters that Unicode does not split into a Latin letter and a mark. */
const latin: Readonly<Record<string, string>> = {
  æ: "ae",
  đ: "d",
  ð: "d",
  ħ: "h",
  ı: "i",
  ł: "l",
  ŋ: "n",
  ø: "o",
  œ: "oe",
  ß: "ss",
  ŧ: "t",
  þ: "th",
};

const apostrophes = /['‘’ʼ]/g;

/** Turns a text into a slug: lowercase letters a to z, digits and hyphens; empty if none of them remains. */
export const slugify = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{Mark}\p{Default_Ignorable_Code_Point}]/gu, "")
    .toLowerCase()
    // Without this step, an apostrophe would become a hyphen: "owner-s".
    .replaceAll(apostrophes, "")
    .replace(/[æđðħıłŋøœßŧþ]/g, (letter) => latin[letter] ?? "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, maxSlugLength)
    .replace(/^-|-$/g, "");

/** True if Windows reserves the name of a file for a device, whatever its ending. */
export const isReservedName = (name: string): boolean =>
  /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(name);

/** True if a name is a valid slug. */
export const isSlug = (name: string): boolean =>
  name.length <= maxSlugLength &&
  /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(name) &&
  !isReservedName(name);

/** The length to which a new slug is cut. People still recognize the words. */
const usualSlugLength = 80;

/** A name that is not taken: the name itself, or the name with a number. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  const numbered = (count: number) => (count === 1 ? name : `${name}-${count}`);
  let count = 1;
  while (isTaken(numbered(count))) count += 1;
  return numbered(count);
}

/**
 * The slug of a new file, made from words in any script. Words without Latin letters or digits are left
 * out. If nothing remains, the slug is a general word. The word also comes before a name that Windows
 * reserves: "testimonial-con". If the slug is taken, a number follows.
 * @param instead the general word: "testimonial"
 */
export function newSlug(
  words: string,
  instead: string,
  isTaken: (slug: string) => boolean = () => false,
): string {
  const cut = slugify(words).slice(0, usualSlugLength + 1);
  // No word is halved, unless it is the only one.
  const whole = cut.length > usualSlugLength ? cut.replace(/-[^-]*$/, "") : cut;
  const stem = whole.slice(0, usualSlugLength).replace(/-$/, "");
  const named = isSlug(stem) ? stem : [instead, stem].filter(Boolean).join("-");
  return freeName(named, isTaken);
}

/** The slug of a content file, which references use: "pages/home.json" is "home". */
export const slugOf = (file: string) => file.replace(/^.*\/|\.json$/g, "");

/** A slug as words, for people: "paul-d-fallston" is "Paul D Fallston". */
export const slugInWords = (slug: string): string => slug.split("-").map(capitalized).join(" ");

/** The end of the slug of every town page: the state. */
export const townEnding = "-md";

/**
 * The slug of a town page: "havre-de-grace-md". A curly apostrophe becomes a hyphen, as in the addresses that
 * search engines know.
 */
export const townSlug = (town: string) => newSlug(town.replaceAll("’", "-"), "town") + townEnding;

/** The address of a town page: "towson-md" is at "/locations/towson-md". */
export const addressOfTownPage = (slug: string) => `/locations/${slug}`;
