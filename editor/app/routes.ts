import { useHashLocation } from "wouter/use-hash-location";

/** The content of the panel beside the page. */
export type Route =
  /** The panel is closed; the frame shows a page. */
  | { kind: "page"; path: string }
  | { kind: "entry"; file: string }
  | { kind: "list"; collection: string }
  | { kind: "pictures" }
  /** The history of one entry, or of everything. */
  | { kind: "history"; file?: string }
  | { kind: "launch" };

const withoutEnding = (file: string) => file.replace(/\.json$/, "");

/** The part of a route's address after the #. */
export function addressOfRoute(route: Route): string {
  switch (route.kind) {
    case "page":
      return route.path === "/" ? "/" : `/page${route.path}`;
    case "entry":
      return `/edit/${withoutEnding(route.file)}`;
    case "list":
      return `/list/${route.collection}`;
    case "history":
      return route.file === undefined ? "/history" : `/history/${withoutEnding(route.file)}`;
    default:
      return `/${route.kind}`;
  }
}

/** The route of an address; the home page for an unknown address. */
export function routeOf(address: string): Route {
  const [, kind = "", rest = ""] = /^\/([a-z]+)(?:\/(.*))?$/.exec(address) ?? [];
  switch (kind) {
    case "page":
      return { kind, path: `/${rest}` };
    case "edit":
      return rest === "" ? { kind: "page", path: "/" } : { kind: "entry", file: `${rest}.json` };
    case "list":
      return { kind, collection: rest };
    case "history":
      return rest === "" ? { kind } : { kind, file: `${rest}.json` };
    case "pictures":
    case "launch":
      return { kind };
    default:
      return { kind: "page", path: "/" };
  }
}

/** The current route, and a function that goes to another route. */
export function useRoute(): [Route, (route: Route) => void] {
  const [address, navigate] = useHashLocation();
  return [routeOf(address), (route) => navigate(addressOfRoute(route))];
}

/** The address of a route, for links. */
export const hrefOf = (route: Route): string => `#${addressOfRoute(route)}`;
