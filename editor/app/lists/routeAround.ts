import { contentTypeOf } from "../../../src/content/model/contentTypes";
import type { Route } from "../routes";

/**
 * The route to open once an entry no longer exists: its list, or the home page for an entry with a page of
 * its own.
 */
export function routeAround(file: string): Route {
  const { folder, template } = contentTypeOf(file) ?? {};
  return folder !== undefined && template === undefined
    ? { kind: "list", collection: folder }
    : { kind: "page", path: "/" };
}
