import { isGroup } from "../schemaParts";
import { ownRoutes } from "./addresses";
import { textAt, type Entry } from "./entry";
import { issueAt, quoted, type Issue } from "./issue";
import type { FileNames } from "./contentTree";

type Redirect = { from: string; to: string };

type Site = {
  all: readonly Redirect[];
  firstFrom: ReadonlyMap<string, number>;
  routes: ReadonlySet<string>;
  host: string;
};

type Problem = [field: "from" | "to", problem: string];

function redirectsOf({ places }: Entry): Redirect[] {
  const list = places.find(({ path }) => path.join("/") === "redirects")?.value;
  return (Array.isArray(list) ? list : []).map((each: unknown) => {
    const { from, to } = isGroup(each) ? each : {};
    return { from: String(from), to: String(to) };
  });
}

// The files of static/ and of the build. Tests compare this list with both.
const ownFiles =
  /^\/(404|index|__forms\.html|_headers|_redirects|chunk-map\.json|webpack\.stats\.json|(robots|licenses)\.txt|sitemap\.xml|manifest\.webmanifest|counties\.svg|(print|no-scripts)\.css|favicon\.(ico|svg)|apple-touch-icon\.png|icon-[a-z0-9-]+\.png)$/;
const ownFolders = /^\/(admin|static|drawings|page-data|sharing|_gatsby|~partytown)(\/|$)/;

/** True if an address belongs to a file of static/ or of the build. */
export const isOwnFile = (address: string): boolean =>
  ownFiles.test(address) || ownFolders.test(address);

/** True if an address belongs to a page, in any of its forms, or to a file. */
function isTaken(from: string, routes: ReadonlySet<string>): boolean {
  const page = from.replace(/(\/index)?\.html$/, "") || "/";
  return routes.has(page) || page === "/404" || isOwnFile(from);
}

const pageOf = (address: string) => address.replace(/#.*$/, "");

const hostOf = (url: string) => /^https:\/\/(?:www\.)?([^/?#]+)/i.exec(url)?.[1]?.toLowerCase();

/** The last target of a redirect; undefined if it leads in a circle. */
function endOf(first: Redirect, { all, firstFrom }: Site): string | undefined {
  let { to } = first;
  for (let steps = 0; steps <= all.length; steps++) {
    const next = all[firstFrom.get(pageOf(to)) ?? -1];
    if (!next) return to;
    to = next.to;
  }
  return undefined;
}

function problemOfTarget(redirect: Redirect, site: Site): string | undefined {
  const { from, to } = redirect;
  if (hostOf(to) === site.host)
    return `is ${quoted(to)}, which is on this site; write it without https and the name, like /contact`;
  if (pageOf(to) === from) return `is ${quoted(to)}, which leads to itself forever`;
  const end = endOf(redirect, site);
  if (end === undefined) return `is ${quoted(to)}, which leads in a circle and never to a page`;
  if (end !== to)
    return `is ${quoted(to)}, which is itself redirected; lead directly to ${quoted(end)}`;
  return undefined;
}

/** The problem with a redirect's start or target. The check of links reports missing targets. */
function problemOf(redirect: Redirect, index: number, site: Site): Problem | undefined {
  const { from } = redirect;
  if (isTaken(from, site.routes))
    return [
      "from",
      `is ${quoted(from)}, which the site itself uses; only an unused address can lead elsewhere`,
    ];
  const first = site.firstFrom.get(from) ?? index;
  if (first < index)
    return ["from", `is ${quoted(from)}, which no. ${first + 1} already redirects`];
  const problem = problemOfTarget(redirect, site);
  return problem === undefined ? undefined : ["to", problem];
}

/** Redirects that loop, lead to another redirect, or start at a page or a file. */
export function errorsOfRedirects(entries: readonly Entry[], tree: FileNames): Issue[] {
  const routes = ownRoutes(entries, tree);
  return entries
    .filter(({ file }) => file === "site.json")
    .flatMap((entry) => {
      const all = redirectsOf(entry);
      const host = hostOf(textAt(entry, "url")?.value ?? "") ?? "";
      // Of two redirects with one old address, the first counts.
      const firstFrom = new Map(all.map(({ from }, index) => [from, index] as const).reverse());
      const site = { all, firstFrom, routes, host };
      return all.flatMap((redirect, index) => {
        const found = problemOf(redirect, index, site);
        return found ? [issueAt(entry, ["redirects", index, found[0]], found[1])] : [];
      });
    });
}
