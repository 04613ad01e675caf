// Moves the cursor to the next field where Decap CMS would need another click.

import { isNewOpen, partsOfAddress } from "../currentEntry";
import { formSelector } from "../navigation";
import {
  childrenOf,
  enterFirstText,
  fieldSelector,
  collapseItem,
  goTo,
  itemSelector,
  whenFormIsShown,
} from "./parts";

let waiting: MutationObserver | undefined;

/**
 * Calls back once `find` finds something that Decap CMS draws. The next call or click ends the wait,
 * except while the library is open: people also close messages then.
 */
function whenFound<T>(find: () => T | undefined, then: (found: T) => void): void {
  const tryNow = (_records: unknown, observer: MutationObserver) => {
    const found = find();
    if (found === undefined) return;
    observer.disconnect();
    then(found);
  };
  waiting?.disconnect();
  waiting = new MutationObserver(tryNow);
  waiting.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ["class", "disabled"],
  });
}

/** Goes to an added item. Decap CMS adds it at the end of its list, possibly out of view. */
function goToAddedItem(button: Element): void {
  const list = button.closest(fieldSelector);
  if (!list) return;
  const before = childrenOf(list, itemSelector);
  whenFound(
    () => childrenOf(list, itemSelector).find((item) => !before.includes(item)),
    (item) => {
      const picture = childrenOf(item, fieldSelector)[0]?.querySelector<HTMLElement>(chooseButton);
      if (!picture) return goTo(item);
      // The library takes the focus, and gives it back.
      picture.focus();
      picture.click();
    },
  );
}

/** Goes on to the item beside a removed one, or to its list. Decap CMS leaves the focus nowhere. */
function goOnFrom(item: Element): void {
  const list = item.closest(fieldSelector);
  if (!list) return;
  const items = childrenOf(list, itemSelector);
  const beside = items[items.indexOf(item) + 1] ?? items.at(-2) ?? list;
  whenFound(
    () => (item.isConnected ? undefined : beside),
    () => beside.querySelector("button")?.focus(),
  );
}

const removeButton = `${itemSelector} > [class*='TopBar'] > button:last-child`;

const chooseButton = "[class*='FileWidgetButton']";

const isLibraryOpen = () => document.body.classList.contains("ReactModal__Body--open");

/** The picture field whose library is open. */
let pictureField: Element | undefined;

/** Inserts the picture that is clicked or uploaded. Decap CMS only selects it. */
function insertSelected(): void {
  const insert = ":enabled[class*='InsertButton']";
  whenFound(
    () => document.querySelector<HTMLElement>(insert) ?? undefined,
    (button) => button.click(),
  );
}

function enterDescription(): void {
  const group = pictureField?.parentElement;
  pictureField = undefined;
  if (!group) return;
  whenFound(() => (isLibraryOpen() ? undefined : group), enterFirstText);
}

/** Expands the groups of a new entry's form, since all must be filled in, and enters the first field. */
function beginNewForm(): void {
  // Only decap.css reads this.
  document.body.toggleAttribute("data-is-new", isNewOpen());
  if (!isNewOpen()) return;
  whenFormIsShown(() => {
    for (const collapsed of document.querySelectorAll<HTMLElement>(
      `[aria-label='object field'] [aria-label='Expand']`,
    ))
      collapsed.click();
    const first = document.querySelector(fieldSelector);
    if (first) enterFirstText(first);
  });
}

/**
 * Goes to a list or a form that opens. Decap CMS leaves the focus nowhere, and nothing is announced.
 * @param from the address before; after one without a place, Decap CMS itself opens its first list
 */
function goToOpened(from: string): void {
  const at = partsOfAddress(window.location.hash);
  if (!at || at.isNew || !/#\/./.test(from)) return;
  const find = () =>
    document.querySelector<HTMLElement>(at.isForm ? formSelector : "main h1") ?? undefined;
  const enter = (opened: HTMLElement) =>
    // By the next frame, assist.ts has named the form.
    requestAnimationFrame(() => {
      const { activeElement } = document;
      if (activeElement !== document.body && activeElement?.checkVisibility()) return;
      opened.tabIndex = -1;
      opened.focus({ preventScroll: true });
    });
  const opened = find();
  if (opened) enter(opened);
  else whenFound(find, enter);
}

/** The arrow of the group or item whose line is clicked. Decap CMS opens them by the arrow alone. */
const toggleOfLine = (target: Element) =>
  target.closest("[class*='ExpandButtonContainer']")?.querySelector("button") ??
  target
    .closest("[class*='NestedObjectLabel']")
    ?.parentElement?.querySelector<HTMLElement>(":scope > [class*='TopBar'] > button");

/** Moves the focus on to the next field after a click, and closes an item that is dragged. */
export function watchNextFields(): void {
  document.addEventListener(
    "click",
    ({ target }) => {
      if (!(target instanceof Element)) return;
      if (!isLibraryOpen()) waiting?.disconnect();
      const button = target.closest("button");
      if (!button) toggleOfLine(target)?.click();
      if (button?.matches("[class*='AddButton']")) goToAddedItem(button);
      if (button?.matches(removeButton)) goOnFrom(button.closest(itemSelector) ?? button);
      if (button?.matches(chooseButton)) {
        pictureField = button.closest(fieldSelector) ?? undefined;
        insertSelected();
      }
      if (button?.matches("[class*='InsertButton']")) enterDescription();
    },
    { capture: true },
  );
  // The middle of a dragged item decides where it lands. In an open item, that is far from the pointer.
  document.addEventListener(
    "pointerdown",
    ({ target }) => {
      const handle =
        target instanceof Element ? target.closest("[aria-roledescription='sortable']") : null;
      const item = handle?.closest(itemSelector);
      if (item) collapseItem(item);
    },
    { capture: true },
  );
  window.addEventListener("hashchange", beginNewForm);
  window.addEventListener("hashchange", ({ oldURL }) => goToOpened(oldURL));
  beginNewForm();
  goToOpened(window.location.hash);
}
