import { editorCollections, type Collection } from "../../../src/content/editor/config";
import type { SitePage } from "../../../src/content/sitePages";
import { pluralize } from "../../../src/content/wording";
import { button, element, showChanged } from "../elements";
import { openPlace } from "../form/openPlace";
import type { Found } from "../../app/rail/search";

type Events = {
  onPage: (path: string) => void;
  /** Called when someone goes to a form or a list, which may already be open. */
  onLink: (link: HTMLAnchorElement) => void;
};

/** A kind of content other than pages, with a link to a new entry. */
function kindItem({ name, label, ...kind }: Collection): HTMLElement {
  const address = `#/collections/${name}`;
  const item = element("li", {}, element("a", { href: address }, label));
  // A new question belongs to a list that there is. Only a new page needs a new list.
  if ("create" in kind && kind.create && name !== "faqs") {
    const what = element("span", { class: "unseen" }, ` ${kind.label_singular ?? label}`);
    item.append(element("a", { href: `${address}/new` }, "+ New", what));
  }
  return item;
}

/** The list of the site's pages, with a search for their words. */
export function createPageList({ onPage, onLink }: Events) {
  let search: (words: string) => Found[] = () => [];
  let pages: readonly SitePage[] = [];
  let shownPath: string | undefined;

  const what = "Search the site";
  const input = element("input", { type: "search", placeholder: what, "aria-label": what });
  const count = element("p", { class: "unseen", role: "status" });
  const list = element("ul", {});
  // The pages are listed above. On a small screen, only the first kinds are in view.
  const kinds = editorCollections()
    .filter(({ name }) => name !== "pages")
    .sort((a, b) => Number("folder" in a) - Number("folder" in b))
    .map(kindItem);
  const others = element("ul", { "aria-label": "Contents" }, ...kinds);
  const unsaved = element("ul", { class: "unsaved", "aria-label": "Not saved yet" });
  const attributes = { class: "page-list", "aria-label": "Site", tabindex: "-1" };
  const nav = element("nav", attributes, input, count, unsaved, list, others);
  nav.addEventListener("click", ({ target, ctrlKey, metaKey, shiftKey }) => {
    const link = target instanceof Element && target.closest("a");
    if (link && !(ctrlKey || metaKey || shiftKey)) onLink(link);
  });

  const pageItem = ({ path, label }: SitePage) =>
    element(
      "li",
      {},
      button(label, () => onPage(path), { value: path }),
    );

  const foundItem = ({ words, place, name }: Found) => {
    const link = button(words, () => openPlace(place));
    link.append(element("small", {}, name));
    return element("li", {}, link);
  };

  function mark(): void {
    for (const page of list.querySelectorAll("button"))
      page.setAttribute("aria-current", page.value === shownPath ? "page" : "false");
  }

  function draw(): void {
    const words = input.value.trim();
    const found = words.length > 1 ? search(words) : undefined;
    const nothing = () => [element("li", {}, "No page or field says this.")];
    const foundItems = () => (found?.length ? found.map(foundItem) : nothing());
    // A click on a button that is replaced during the click would be lost.
    showChanged(list, { found, pages }, () => (found ? foundItems() : pages.map(pageItem)));
    count.textContent = found ? pluralize(found.length, "result") : "";
    others.hidden = found !== undefined;
    mark();
  }
  input.addEventListener("input", draw);

  return {
    nav,
    setPages(next: readonly SitePage[], find: typeof search) {
      [pages, search] = [next, find];
      draw();
    },
    setUnsaved(items: readonly HTMLElement[]) {
      const texts = items.map(({ outerHTML }) => outerHTML);
      showChanged(unsaved, texts, () => [...items]);
    },
    markShown(path: string | undefined) {
      shownPath = path;
      mark();
    },
  };
}
