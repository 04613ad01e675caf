// Finds fields and items in a form of Decap CMS.

import { contentTypeOf } from "../../../src/content/model/contentTypes";
import { schemaAt, type Path } from "../../../src/content/schemaParts";
import { openDraft } from "../currentEntry";

/** A field, a group or a list. */
export const fieldSelector = "[aria-label$=' field']";
/** An item of a list. */
export const itemSelector = "[class*='SortableListItem']";

/** The text of an element, with single spaces. */
const textOf = (element: Element | null) =>
  (element?.textContent ?? "").replaceAll(/\s+/g, " ").trim();

/** True if an item is open: only then listWidget.ts gives it these buttons. */
export const isItemOpen = (item: Element) => item.querySelector(":scope > .item-tools") !== null;

const arrowOf = (item: Element) =>
  item.querySelector<HTMLElement>(":scope > [class*='TopBar'] > button:first-child");

/** The button that opens a collapsed group or item; null if it is open. */
function opener(collapsed: Element): HTMLElement | null {
  if (collapsed.matches(itemSelector)) return isItemOpen(collapsed) ? null : arrowOf(collapsed);
  // A list's own button would open all items.
  if (collapsed.matches("[aria-label='list field']")) return null;
  return collapsed.querySelector(":scope > * > * > * > [aria-label='Expand']");
}

/** Collapses an open item of a list. */
export function collapseItem(item: Element): void {
  if (isItemOpen(item)) arrowOf(item)?.click();
}

const parentOf = (element: Element) =>
  element.parentElement?.closest(`${fieldSelector}, ${itemSelector}`);

const parents = (element: Element): Element[] => {
  const parent = parentOf(element);
  return parent ? [...parents(parent), parent] : [];
};

/** The label of a field, without Decap CMS's note that it is optional. */
const labelOf = (field: Element) =>
  textOf(field.querySelector("label")).replace(/ \(optional\)$/, "");

/** The labels from the top of the form down to a field: "Testimonials › Heading". */
export function labelsOf(control: Element): string {
  const labels = [...parents(control), control].map((each) =>
    each.matches(fieldSelector)
      ? labelOf(each)
      : textOf(each.querySelector(":scope > [class*='NestedObjectLabel']")),
  );
  return labels.filter((label, at) => label !== "" && label !== labels[at - 1]).join(" › ");
}

/** The fields or items directly inside a part of the form. */
export const childrenOf = (part: Element, kind: string): Element[] =>
  [...part.querySelectorAll(kind)].filter((each) => (parentOf(each) ?? document.body) === part);

/** The name of a field in its group. */
const nameOf = (field: Element) =>
  /^(.*)-field-/.exec(field.querySelector("label")?.htmlFor ?? "")?.[1];

/** The field or item at a path of the file, or the closest one around it. */
export function controlAt(path: Path): Element | undefined {
  let at: Element = document.body;
  for (const step of path) {
    const next =
      typeof step === "number"
        ? childrenOf(at, itemSelector)[step]
        : childrenOf(at, fieldSelector).find((each) => nameOf(each) === step);
    if (!next) break;
    at = next;
  }
  return at === document.body ? undefined : at;
}

const isField = (part: Element) => part.matches(fieldSelector);

/** The path in the file of a part of the open form. */
export function pathOf(part: Element): Path {
  const schema = contentTypeOf(openDraft()?.file ?? "")?.schema;
  let path: Path = [];
  for (const each of [...parents(part), part]) {
    const list = each.parentElement?.closest(fieldSelector);
    const items = isField(each) || !list ? [] : childrenOf(list, itemSelector);
    const next = [...path, isField(each) ? (nameOf(each) ?? "") : items.indexOf(each)];
    // An item with a single value has a field in the form, but no path of its own in the file.
    if (schema && schemaAt(schema, next)) path = next;
  }
  return path;
}

/** Collapses all parts of the form except those around a part. */
export function collapseOthers(part: Element): void {
  const isBeside = (each: Element) => !each.contains(part) && !part.contains(each);
  for (const item of document.querySelectorAll(itemSelector))
    if (isBeside(item)) collapseItem(item);
  for (const group of childrenOf(document.body, fieldSelector).filter(isBeside))
    group.querySelector<HTMLElement>(":scope > * > * > * > [aria-label='Collapse']")?.click();
}

/** The fields that show an error, in the order of the form. */
export function invalidFields() {
  return [...document.querySelectorAll(fieldSelector)].flatMap((control) => {
    const sentences = [...control.querySelectorAll("[class*='ControlErrorsList'] li")]
      .filter((line) => line.closest(fieldSelector) === control)
      .map(textOf);
    return sentences.length > 0 ? [{ control, sentences }] : [];
  });
}

const texts = "input[type='text'], textarea";
const inputKinds = [texts, "input, select", "button"];

/** Opens the groups and items around a field, brings it into view, and puts the cursor into it. */
export function goTo(control: Element): void {
  const [place] = inputKinds.flatMap((kind) => control.querySelector<HTMLElement>(kind) ?? []);
  const entered = place ?? control;
  const reducesMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;

  function enter(): void {
    const isShown = entered.getClientRects().length > 0;
    const closed = isShown ? [] : parents(entered).flatMap((each) => opener(each) ?? []);
    // React draws an opened group, and the items in it, before the next frame.
    if (closed[0]) {
      closed[0].click();
      return void window.requestAnimationFrame(enter);
    }
    // The middle of a tall field does not show its beginning.
    const isHigh = control.getBoundingClientRect().height > window.innerHeight / 2;
    const shown = (isHigh && place) || control;
    shown.scrollIntoView({ block: "center", behavior: reducesMotion ? "auto" : "smooth" });
    place?.focus({ preventScroll: true });
  }
  window.requestAnimationFrame(enter);
}

/** Puts the cursor into the first text field of a part of the form. */
export function enterFirstText(part: Element): void {
  part.querySelector<HTMLElement>(texts)?.focus();
}

const pauseMs = 50;

/** Calls back once the form of this address is on the screen. */
export function whenFormIsShown(then: () => void, address = window.location.hash): void {
  if (window.location.hash !== address) return;
  if (document.querySelector(fieldSelector)) then();
  else window.setTimeout(() => whenFormIsShown(then, address), pauseMs);
}
