import { allPages, type SitePage } from "../../../src/content/pages/sitePages";
import { sameJson } from "../../../src/content/schema/sameJson";
import { outcomeOf } from "../session/changes";
import type { SessionState } from "../session/state";

let last: { files: unknown; pages: readonly SitePage[] } = { files: undefined, pages: [] };

/** Every page of the site, including unsaved pages. An unchanged list stays the same object. */
export function pagesOf(state: Pick<SessionState, "saved" | "edited">): readonly SitePage[] {
  const { files } = outcomeOf(state);
  if (last.files === files) return last.pages;
  const pages = allPages(files);
  last = { files, pages: sameJson(pages, last.pages) ? last.pages : pages };
  return last.pages;
}
