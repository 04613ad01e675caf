import { createElement, Fragment, type ReactElement } from "react";
import { allPages, pagesShowing, type SitePage } from "../content/pages/sitePages";
import { createQueryRunner, type PictureData } from "../content/query/queryRunner";
import {
  resolveContent,
  type ContentFiles,
  type MarkOf,
  type Resolved,
} from "../content/resolveContent";
import { contentTypeOf } from "../content/model/contentTypes";
import { normalized } from "../content/schema/normalize";
import { isGroup, valueAt, type FieldPlace } from "../content/schema/schemaParts";
import { fillMissing } from "./fillMissing";
import { withDraft } from "./draft";
import { setQueryRunner } from "./gatsby";
import type { FromPreview, ShownEntry } from "./messages";
import { pageElement } from "./pages";

type Shown = Extract<FromPreview, { kind: "shown" }>;

/** True for the names that the map compares with each other. Their marks would make equal names differ. */
const isOnMap = (files: ContentFiles, { file, path }: FieldPlace) => {
  if (file === "site.json") return path[0] === "base" && path[1] === "towns";
  if (file !== "areas.json" || path.at(-1) !== "name") return false;
  const place = valueAt(files.get(file), path.slice(0, -1));
  return isGroup(place) && typeof place.x === "number" && typeof place.y === "number";
};

/** The draft in its normal form, with a substitute in each missing required field. */
function complete(draft: ShownEntry): ShownEntry {
  const schema = contentTypeOf(draft.file)?.schema;
  if (!schema) return draft;
  return { ...draft, content: fillMissing(schema, normalized(schema, draft.content)) };
}

/**
 * Shows the pages of the site, from the content and the entry's draft.
 * @param draw replaces the shown page; throws if it fails to render
 * @param markOf marks the words of each field
 */
export function createPreview(
  draw: (page: ReactElement) => void,
  pictureData: PictureData,
  markOf: MarkOf,
) {
  let saved: ContentFiles = new Map();
  let draft: ShownEntry | undefined;
  let all: readonly SitePage[] = [];
  let chosen: string | undefined;
  /** The last page that rendered, and its content. */
  let last: { files: ContentFiles; page: SitePage } | undefined;

  /** The last resolved content, so that a redraw of the same content need not resolve it again. */
  let known: { files: ContentFiles; resolved: ReadonlyMap<string, Resolved> } | undefined;

  function resolvedOf(files: ContentFiles): ReadonlyMap<string, Resolved> {
    if (known?.files === files) return known.resolved;
    const resolved = resolveContent(files, (place) => (isOnMap(files, place) ? "" : markOf(place)));
    known = { files, resolved };
    return resolved;
  }

  function render(files: ContentFiles, page: SitePage): boolean {
    try {
      setQueryRunner(createQueryRunner(resolvedOf(files), pictureData));
      draw(pageElement(page));
    } catch {
      // The editor's check reports the reason.
      return false;
    }
    last = { files, page };
    return true;
  }

  const pageAt = (path: string | undefined) => all.find((page) => page.path === path);

  /**
   * Draws a page that does not render with the draft. If the page is also the last page that rendered, draws
   * that last state; otherwise, draws the page from the saved content. If this fails, too, the preview is
   * empty, because another page must not stand for the chosen page.
   * @param page undefined if no page shows the entry: then the last page stays
   * @returns the drawn page
   */
  function renderWithout(page: SitePage | undefined): SitePage | undefined {
    const fromSaved = page && saved.has(page.file) ? { files: saved, page } : undefined;
    const isLast = page === undefined || page.file === last?.page.file;
    const instead = isLast ? last : fromSaved;
    if (instead && render(instead.files, instead.page)) return instead.page;
    last = undefined;
    draw(createElement(Fragment));
    return undefined;
  }

  return {
    setContent(files: ContentFiles) {
      saved = files;
    },
    setDraft(next: ShownEntry) {
      if (draft?.form !== next.form) {
        chosen = undefined;
        last = undefined;
      }
      draft = next;
    },
    choosePage: (path: string | undefined) => (chosen = path),
    /** The content with the draft. */
    files: (): ContentFiles => (draft ? withDraft(saved, draft) : saved),
    pageAt,
    /** Draws the page again, for example after a picture has arrived. */
    refresh() {
      if (last) render(last.files, last.page);
    },
    /** Draws the chosen page, or the first page that shows the entry; undefined without draft or content. */
    show(): Shown | undefined {
      if (!draft || saved.size === 0) return undefined;
      const files = withDraft(saved, complete(draft));
      all = allPages(files);
      const showing = pagesShowing(draft.file, files);
      const page = pageAt(chosen) ?? showing[0];
      const isUpToDate = page !== undefined && render(files, page);
      const shown = isUpToDate ? page : renderWithout(page);
      const others = shown && !showing.some(({ path }) => path === shown.path) ? [shown] : [];
      return {
        kind: "shown",
        pages: [...others, ...showing].map(({ path, label }) => ({ path, label })),
        path: shown?.path,
        isUpToDate,
      };
    },
  };
}
