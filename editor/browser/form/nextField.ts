// What Decap CMS leaves to a click of hers, though there is only one thing that she can want next.

import { isNewOpen } from "../currentEntry";
import {
  childrenOf,
  enterFirstText,
  fieldSelector,
  foldItem,
  goTo,
  itemSelector,
  whenFormIsShown,
} from "./parts";

/** Long enough for Decap CMS to draw what a click has added or closed. */
const longestWaitMs = 2000;

/** Calls back once something is there, unless it does not come. */
function when<T>(find: () => T | undefined, then: (found: T) => void): void {
  const tryNow = () => {
    const found = find();
    if (found === undefined) return;
    observer.disconnect();
    then(found);
  };
  const observer = new MutationObserver(tryNow);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ["class"],
  });
  window.setTimeout(() => observer.disconnect(), longestWaitMs);
}

/** Goes to an item that is added: it comes at the end of its list, which may be out of view. */
function followAdding(button: Element): void {
  const list = button.closest(fieldSelector);
  if (!list) return;
  const before = childrenOf(list, itemSelector);
  when(() => childrenOf(list, itemSelector).find((item) => !before.includes(item)), goTo);
}

const isLibraryOpen = () => document.body.classList.contains("ReactModal__Body--open");

/** The picture field whose library is open. */
let pictureField: Element | undefined;

/** Enters the description of a picture that was chosen: it has still to be said what is on it. */
function followChoosing(): void {
  const group = pictureField?.parentElement;
  pictureField = undefined;
  if (!group) return;
  when(() => (isLibraryOpen() ? undefined : group), enterFirstText);
}

/** Opens the groups of a form for something new: all of them have still to be filled in. */
function unfoldNew(): void {
  if (!isNewOpen()) return;
  whenFormIsShown(() => {
    for (const folded of document.querySelectorAll<HTMLElement>(
      `[aria-label='object field'] [aria-label='Expand']`,
    ))
      folded.click();
  });
}

/** Takes her on to the field that comes next. */
export function watchNextFields(): void {
  document.addEventListener(
    "click",
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const button = target.closest("button");
      if (button?.matches("[class*='AddButton']")) followAdding(button);
      if (button?.matches("[class*='FileWidgetButton']"))
        pictureField = button.closest(fieldSelector) ?? undefined;
      if (button?.matches("[class*='InsertButton']")) followChoosing();
    },
    { capture: true },
  );
  // Where an item goes is decided by its middle, which in an open one is far from the pointer.
  document.addEventListener(
    "pointerdown",
    ({ target }) => {
      const handle =
        target instanceof Element ? target.closest("[aria-roledescription='sortable']") : null;
      const item = handle?.closest(itemSelector);
      if (item) foldItem(item);
    },
    { capture: true },
  );
  window.addEventListener("hashchange", unfoldNew);
  unfoldNew();
}
