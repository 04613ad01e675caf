import type { ContentFiles } from "../../../src/content/resolveContent";
import { outcomeOf } from "../session/changes";
import type { Session } from "../session/session";
import { createSearch, type Search } from "./search";

function searchIn(files: ContentFiles, saved: ContentFiles): Search {
  try {
    return createSearch(files);
  } catch {
    // The unsaved content may be incomplete: a new entry may have no words yet.
    return createSearch(saved);
  }
}

/** Searches the site with the unsaved changes. The index is made only when somebody searches. */
export function siteSearchOf({ state }: Pick<Session, "state">): Search {
  let searched: ContentFiles | undefined;
  let search: Search | undefined;
  return (query) => {
    const { saved } = state.getState();
    const { files } = outcomeOf(state.getState());
    if (!search || files !== searched) search = searchIn(files, saved);
    searched = files;
    return search(query);
  };
}
