import { earlierWorkers } from "../earlierWorkers";
import { isGroup, valueAt } from "../schema/schemaParts";
import { ownRoutes } from "./addressRules";
import { textAt, type Entry } from "./entry";
import { issueAt, quoted, type Issue } from "./issue";
import type { FileNames } from "./contentFolder";

type Redirect = { from: string; to: string };

// The files of static/ and of the build. Tests compare this list with both folders.
const ownFiles =
  /^\/(404|index|__forms\.html|_headers|_redirects|chunk-map\.json|webpack\.stats\.json|(robots|licenses)\.txt|sitemap\.xml|manifest\.webmanifest|counties\.svg|(print|no-scripts)\.css|favicon\.(ico|svg)|apple-touch-icon\.png|icon-[a-z0-9-]+\.png)$/;
const ownFolders = /^\/(admin|static|drawings|page-data|sharing|_gatsby|~partytown)(\/|$)/;

/** True if an address belongs to a file of static/ or of the build. */
export const isOwnFile = (address: string): boolean =>
  ownFiles.test(address) ||
  ownFolders.test(address) ||
  earlierWorkers.some((name) => address === `/${name}`);

/** True if an address belongs to a page, also as "/about.html" or "/about/index.html", or to a file. */
function isTaken(from: string, routes: ReadonlySet<string>): boolean {
  const page = from.replace(/(\/index)?\.html$/, "") || "/";
  return routes.has(page) || page === "/404" || isOwnFile(from);
}

const pageOf = (address: string) => address.replace(/#.*$/, "");

const hostOf = (url: string) => /^https:\/\/(?:www\.)?([^/?#]+)/i.exec(url)?.[1]?.toLowerCase();

function problemOfTarget(to: string, all: readonly Redirect[], host: string): string | undefined {
  if (hostOf(to) === host)
    return `is ${quoted(to)}, which is on this site; write only the path, like /contact`;
  if (all.some(({ from }) => from === pageOf(to)))
    return `is ${quoted(to)}, which is itself redirected; choose the final page`;
  return undefined;
}

/** The problem with an old address. */
function problemOfStart(
  from: string,
  index: number,
  all: readonly Redirect[],
  routes: ReadonlySet<string>,
): string | undefined {
  if (isTaken(from, routes))
    return `is ${quoted(from)}, which the site itself uses; only an unused address can lead elsewhere`;
  const first = all.findIndex((each) => each.from === from);
  return first < index
    ? `is ${quoted(from)}, which no. ${first + 1} already redirects; remove one of them`
    : undefined;
}

/**
 * Wrong redirects. The old address is in use, or an earlier redirect has the same one; or the target is
 * redirected itself, or is a full URL of this site. `errorsOfLinks` reports missing targets.
 */
export function errorsOfRedirects(entries: readonly Entry[], dataFolder: FileNames): Issue[] {
  const site = entries.find(({ file }) => file === "site.json");
  if (!site) return [];
  const list = valueAt(site.content, ["redirects"]);
  const all = (Array.isArray(list) ? list : []).map((each: unknown): Redirect => {
    const { from, to } = isGroup(each) ? each : {};
    return { from: String(from ?? ""), to: String(to ?? "") };
  });
  const routes = ownRoutes(entries, dataFolder);
  const host = hostOf(textAt(site, "url")?.value ?? "") ?? "";
  return all.flatMap(({ from, to }, index) => {
    // The schema reports an empty field.
    if (from === "" || to === "") return [];
    const ofStart = problemOfStart(from, index, all, routes);
    if (ofStart !== undefined) return [issueAt(site, ["redirects", index, "from"], ofStart)];
    const ofTarget = problemOfTarget(to, all, host);
    return ofTarget === undefined ? [] : [issueAt(site, ["redirects", index, "to"], ofTarget)];
  });
}
