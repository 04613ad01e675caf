import { textsFrom } from "../words/textsFrom";
import { towns } from "../schema/fields";
import { minStoryWords } from "../model/location";
import { slugify, slugOf, townSlug } from "../words/slug";
import { cut } from "../words/wording";
import { didYouMean } from "./didYouMean";
import { contentsOf, textAt, textsOf, titleOf, type Entry, type TextPlace } from "./entry";
import { issueAt, quoted, type Issue } from "./issue";
import { inCommon, patternOf, similarity, shinglesOf, wordsIn } from "./similarity";

/**
 * The maximum part of a town page's text that another town page may share. Google demotes copies
 * ("doorway abuse"), but gives no number. Two texts written for two towns share only a few percent.
 * https://developers.google.com/search/docs/essentials/spam-policies#doorway-abuse
 */
const maxSimilarity = 0.2;

const inPercent = (part: number) => `${Math.round(part * 100)}%`;

const isTownPage = ({ type }: Entry) => type.folder === "locations";

const counties = [{ from: "areas.json", path: "counties.*.name" }];

const isTownName = ({ path }: TextPlace) =>
  /^(counties\/\d+\/towns|independentCities)\/\d+\/name$/.test(path.join("/"));

/** Towns whose page has the address of another town, or no address. */
function errorsOfAddresses(areas: Entry): Issue[] {
  const bySlug = new Map<string, string>();
  return textsOf(areas)
    .filter(isTownName)
    .flatMap(({ path, value }) => {
      if (slugify(value) === "") {
        const message = `is ${quoted(value)}; it needs a letter from A to Z or a digit, because the address of its page uses only those`;
        return [issueAt(areas, path, message)];
      }
      const slug = townSlug(value);
      const like = bySlug.get(slug) ?? value;
      bySlug.set(slug, like);
      if (like === value) return [];
      const message = `is ${quoted(value)}, but ${quoted(like)} has the same page address, /locations/${cut(slug)}; spell both the same way`;
      return [issueAt(areas, path, message)];
    });
}

/** Town pages that the site does not link to, or with the file name of another town. */
function errorsOfTown(page: Entry, names: readonly string[]): Issue[] {
  const town = textAt(page, "town");
  if (!town) return [];
  if (names.includes(town.value)) {
    const right = townSlug(town.value);
    if (slugOf(page.file) === right) return [];
    return [
      issueAt(page, [], `is the page of ${cut(town.value)}; it must be called ${cut(right)}.json`),
    ];
  }
  const meant = didYouMean(town.value, names);
  const message = `is ${quoted(town.value)}, which is not one of the towns under Service areas${meant || "; choose one of them, or add it there first"}`;
  return [issueAt(page, town.path, message)];
}

/** Projects from elsewhere on a town page. */
function errorsOfProjects(page: Entry, entries: readonly Entry[]): Issue[] {
  const town = textAt(page, "town")?.value.toLowerCase();
  return textsOf(page).flatMap(({ path, value, meta }) => {
    if (town === undefined || meta.to !== "projects") return [];
    const project = entries.find(({ file }) => file === `projects/${value}.json`);
    const location = project && textAt(project, "location")?.value;
    if (location === undefined || location.toLowerCase().startsWith(town)) return [];
    const message = `is ${quoted(value)}, which is in ${cut(location)}; a town page shows only projects in its own town`;
    return [issueAt(page, path, message)];
  });
}

/** Stories that are too short. */
function errorsOfLength(page: Entry): Issue[] {
  const paragraphs = textsOf(page).filter(({ path }) => path[1] === "paragraphs");
  const count = wordsIn(paragraphs.map(({ value }) => value).join(" ")).length;
  if (paragraphs.length === 0 || count >= minStoryWords) return [];
  const message = `has ${count} words; it must have at least ${minStoryWords} about this town, because search engines demote pages that say little`;
  return [issueAt(page, ["story", "paragraphs"], message)];
}

type Reading = { page: Entry; all: Set<string>; parts: [TextPlace, Set<string>][] };

/** The text of each part of a town page, without the names of places. */
function readingOf(page: Entry, names: RegExp): Reading {
  const parts = textsOf(page)
    .filter(({ path }) => /^(title|lead|story|faqs|callToAction)$/.test(String(path[0])))
    .filter(({ path }) => !path.includes("picture"))
    .map((place): [TextPlace, Set<string>] => [place, shinglesOf(place.value, names)]);
  return { page, parts, all: new Set(parts.flatMap(([, runs]) => [...runs])) };
}

/** Town pages that repeat another one. The issue names the part that repeats most. */
function errorsOfLikeness(readings: readonly Reading[]): Issue[] {
  return readings.flatMap((own) => {
    const rivals = readings
      .filter((other) => other !== own)
      .map((other) => ({ other, part: similarity(own.all, other.all) }))
      .sort((a, b) => b.part - a.part);
    const [worst] = rivals;
    if (!worst || worst.part <= maxSimilarity) return [];
    const [place] = own.parts
      .map(([each, runs]) => ({ each, count: inCommon(runs, worst.other.all) }))
      .sort((a, b) => b.count - a.count);
    const message = `repeats ${titleOf(worst.other.page)}: apart from place names, ${inPercent(worst.part)} of the page is the same, but at most ${inPercent(maxSimilarity)} may be, because search engines demote pages that differ only by their town`;
    return [issueAt(own.page, place?.each.path ?? [], message)];
  });
}

/** All errors of town pages. */
export function errorsOfLocations(entries: readonly Entry[]): Issue[] {
  const pages = entries.filter(isTownPage);
  const areas = entries.find(({ file }) => file === "areas.json");
  const files = contentsOf(entries);
  const townNames = textsFrom(files, towns);
  const names = patternOf(textsFrom(files, [...towns, ...counties]));
  const readings = pages.map((page) => readingOf(page, names));
  return [
    ...(areas ? errorsOfAddresses(areas) : []),
    ...(townNames.length > 0 ? pages.flatMap((page) => errorsOfTown(page, townNames)) : []),
    ...pages.flatMap((page) => errorsOfProjects(page, entries)),
    ...pages.flatMap(errorsOfLength),
    ...errorsOfLikeness(readings),
  ];
}
