import { isGroup } from "../schemaParts";
import { ownRoutes } from "./addresses";
import type { Entry } from "./entry";
import { faultAt, type Fault } from "./fault";

type Redirect = { from: string; to: string };

function redirectsOf({ places }: Entry): Redirect[] {
  const list = places.find(({ path }) => path.join("/") === "redirects")?.value;
  return (Array.isArray(list) ? list : []).map((each: unknown) => {
    const { from, to } = isGroup(each) ? each : {};
    return { from: String(from), to: String(to) };
  });
}

const pageOf = (address: string) => address.replace(/#.*$/, "");

/** What is wrong with where a redirect begins or leads; a missing target is told with the links. */
function problemOf(
  { from, to }: Redirect,
  index: number,
  all: readonly Redirect[],
  routes: ReadonlySet<string>,
): [field: "from" | "to", problem: string] | undefined {
  if (routes.has(from) || /^\/(admin|static|page-data|sharing)(\/|$)/.test(from))
    return [
      "from",
      `is "${from}", which the site answers itself; only an address that is free can lead elsewhere`,
    ];
  const first = all.findIndex((other) => other.from === from);
  if (first < index) return ["from", `is "${from}", which no. ${first + 1} redirects already`];
  if (pageOf(to) === from) return ["to", `is "${to}", which leads to itself for ever`];
  const next = all.find((other) => other.from === pageOf(to));
  if (next) return ["to", `is "${to}", which is redirected itself; lead straight to "${next.to}"`];
  return undefined;
}

/** Redirects that loop, lead to one another, or begin where a page is. */
export function faultsOfRedirects(entries: readonly Entry[]): Fault[] {
  const routes = ownRoutes(entries);
  return entries
    .filter(({ file }) => file === "site.json")
    .flatMap((entry) =>
      redirectsOf(entry).flatMap((redirect, index, all) => {
        const found = problemOf(redirect, index, all, routes);
        return found ? [faultAt(entry.file, ["redirects", index, found[0]], found[1])] : [];
      }),
    );
}
