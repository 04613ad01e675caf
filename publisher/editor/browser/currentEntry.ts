import { typedCollections } from "../../../src/content/editor/config";
import type { ShownPage } from "../../../src/content/pagesShowing";
import type { Ask } from "./askBackend";
import type { Bar } from "./statusBar/bar";

/** What an address of the editor's shows: "FAQs › kitchens", "Pages › Home page". */
function placeOf(hash: string): string {
  const [, name, entry] = /^#\/collections\/([^/]+)(?:\/entries\/(.+))?/.exec(hash) ?? [];
  const found = typedCollections().find(({ collection }) => collection.name === name)?.collection;
  if (!found || !entry) return "";
  const file = "files" in found ? found.files.find((each) => each.name === entry) : undefined;
  return `${found.label} › ${file?.label ?? decodeURIComponent(entry)}`;
}

/** The file of the entry whose form is open, from data/ on; undefined where none is, or a new one. */
export function openFile(): string | undefined {
  const [, name, entry] =
    /^#\/collections\/([^/]+)\/entries\/(.+)/.exec(window.location.hash) ?? [];
  const found = typedCollections().find(({ collection }) => collection.name === name)?.collection;
  if (!found || entry === undefined) return undefined;
  if ("files" in found) return found.files.find((each) => each.name === entry)?.file;
  return `${found.folder}/${decodeURIComponent(entry)}.json`;
}

/** Where the editor opens an entry, by its file from data/ on; undefined where no form has it. */
export function addressOfEntry(file: string): string | undefined {
  for (const { collection } of typedCollections()) {
    const start = `#/collections/${collection.name}/entries/`;
    if ("files" in collection) {
      const entry = collection.files.find((each) => each.file === file);
      if (entry) return start + entry.name;
    } else if (file.startsWith(`${collection.folder}/`)) {
      return start + encodeURIComponent(file.slice(collection.folder.length + 1, -".json".length));
    }
  }
  return undefined;
}

/** Lists at the foot of the page where visitors see the entry that is open. */
export function watchPages(ask: Ask, bar: Bar): void {
  const show = () => {
    const path = openFile();
    bar.showPages([]);
    if (path === undefined) return;
    void ask<ShownPage[]>("places", { path }).then(({ answer }) => {
      if (answer && openFile() === path) bar.showPages(answer);
    });
  };
  window.addEventListener("hashchange", show);
  show();
}

/** Says at the foot of the page what is open. */
export function watchPlace(bar: Bar): void {
  const show = () => {
    const { hash } = window.location;
    document.body.toggleAttribute("data-is-new", /^#\/collections\/[^/]+\/new/.test(hash));
    bar.showPlace(placeOf(hash));
  };
  window.addEventListener("hashchange", show);
  show();
}
