import { textsFrom } from "../words/textsFrom";
import { towns } from "../schema/fields";
import { minStoryWords } from "../model/location";
import { slugify, slugOf, townSlug } from "../words/slug";
import { countWords } from "../words/countWords";
import { cut, lookOf } from "../words/wording";
import { didYouMean } from "./didYouMean";
import { contentsOf, textAt, textsOf, type Entry, type TextPlace } from "./entry";
import { issueAt, quoted, type Issue } from "./issue";

const isTownPage = ({ type }: Entry) => type.folder === "locations";

const isTownName = ({ path }: TextPlace) =>
  /^(counties\/\d+\/towns|independentCities)\/\d+\/name$/.test(path.join("/"));

/** Town names that give no page address, or the address of another town's page. */
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

/** The error of a town page whose town is not in the service areas, or whose file has another name. */
function errorsOfTown(page: Entry, names: readonly string[]): Issue[] {
  const town = textAt(page, "town");
  if (!town) return [];
  const name = names.find((each) => lookOf(each) === lookOf(town.value));
  if (name !== undefined) {
    // Links to the page come from the name in the service areas.
    const right = townSlug(name);
    if (slugOf(page.file) === right) return [];
    return [
      issueAt(page, [], `is the page of ${cut(town.value)}; it must be called ${cut(right)}.json`),
    ];
  }
  const meant = didYouMean(town.value, names);
  const message = `is ${quoted(town.value)}, which is not one of the towns under Service areas${meant || "; choose one of them, or add it there first"}`;
  return [issueAt(page, town.path, message)];
}

/** Projects on a town page that are not in its town. */
function errorsOfProjects(page: Entry, entries: readonly Entry[]): Issue[] {
  return textsOf(page).flatMap(({ path, value, meta: { to, fits } }) => {
    const project = fits && entries.find(({ file }) => file === `${to}/${value}.json`);
    if (!project || fits(project.content, page.content)) return [];
    const { value: location = "" } = textAt(project, "location") ?? {};
    const problem = `is ${quoted(value)}, which is in ${cut(location)}; a town page shows only projects in its own town`;
    const sentence = `This project is in ${cut(location)}. A town page shows only projects in its own town.`;
    return [issueAt(page, path, problem, { sentence })];
  });
}

/** Stories that are too short. */
function errorsOfLength(page: Entry): Issue[] {
  const paragraphs = textsOf(page).filter(({ path }) => path[1] === "paragraphs");
  const count = countWords(paragraphs.map(({ value }) => value));
  if (paragraphs.length === 0 || count >= minStoryWords) return [];
  const message = `has ${count} words; it must have at least ${minStoryWords} about this town, because search engines demote pages that say little`;
  return [issueAt(page, ["story", "paragraphs"], message)];
}

/** Errors of town pages, and of the names of towns in the service areas. */
export function errorsOfLocations(entries: readonly Entry[]): Issue[] {
  const pages = entries.filter(isTownPage);
  const areas = entries.find(({ file }) => file === "areas.json");
  const files = contentsOf(entries);
  const townNames = textsFrom(files, towns);
  return [
    ...(areas ? errorsOfAddresses(areas) : []),
    ...(townNames.length > 0 ? pages.flatMap((page) => errorsOfTown(page, townNames)) : []),
    ...pages.flatMap((page) => errorsOfProjects(page, entries)),
    ...pages.flatMap(errorsOfLength),
  ];
}
