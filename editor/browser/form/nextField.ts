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
  when(
    () => childrenOf(list, itemSelector).find((item) => !before.includes(item)),
    (item) => {
      goTo(item);
      const picture = childrenOf(item, fieldSelector)[0]?.querySelector<HTMLElement>(chooseButton);
      picture?.click();
    },
  );
}

const chooseButton = "[class*='FileWidgetButton']";

const isLibraryOpen = () => document.body.classList.contains("ReactModal__Body--open");

/** The picture field whose library is open. */
let pictureField: Element | undefined;

/** Takes the picture that is clicked or uploaded, which Decap CMS only selects. */
function takeSelected(): void {
  let wasOpen = false;
  const observer = new MutationObserver(() => {
    if (wasOpen && !isLibraryOpen()) return observer.disconnect();
    wasOpen = isLibraryOpen();
    const insert = document.querySelector<HTMLButtonElement>("[class*='InsertButton']");
    if (!insert || insert.disabled) return;
    observer.disconnect();
    insert.click();
  });
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
}

/** Enters the description of a picture that was chosen: it has still to be said what is on it. */
function followChoosing(): void {
  const group = pictureField?.parentElement;
  pictureField = undefined;
  if (!group) return;
  when(() => (isLibraryOpen() ? undefined : group), enterFirstText);
}

/** Opens the groups of a form for something new, all of which have to be filled in, and enters the first field. */
function unfoldNew(): void {
  if (!isNewOpen()) return;
  whenFormIsShown(() => {
    for (const folded of document.querySelectorAll<HTMLElement>(
      `[aria-label='object field'] [aria-label='Expand']`,
    ))
      folded.click();
    const first = document.querySelector(fieldSelector);
    if (first) enterFirstText(first);
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
      if (button?.matches(chooseButton)) {
        pictureField = button.closest(fieldSelector) ?? undefined;
        takeSelected();
      }
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
