// Tells screen readers what Decap CMS only shows, and lets keys do what it leaves to the mouse.

import { formSelector } from "../navigation";
import { fieldSelector, isItemOpen, itemSelector } from "./parts";

function set(element: Element | null | undefined, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) element?.setAttribute(name, value);
}

/** The button that opens and closes a group. */
const toggleSelector = ":is([aria-label='Expand'], [aria-label='Collapse'])";

/** Ties the hint, the notes and the errors of a field to its control, or to its group of controls. */
function describeField(field: Element): void {
  const ownOf = (selector: string) =>
    [...field.querySelectorAll(selector)].filter((each) => each.closest(fieldSelector) === field);
  const label = field.querySelector("label");
  if (!label) return;
  const { htmlFor } = label;
  const control = document.getElementById(htmlFor);
  const isGroup = !control || !("labels" in control || control.hasAttribute("role"));
  label.id ||= `${htmlFor}-label`;
  if (isGroup) {
    set(field, { role: "group", "aria-labelledby": label.id });
    const toggle = field.querySelector(`:scope > * > * > * > ${toggleSelector}`);
    const isOpen = toggle?.ariaLabel === "Collapse";
    set(toggle, { "aria-labelledby": label.id, "aria-expanded": String(isOpen) });
  }
  const errors = ownOf("[class*='ControlErrorsList']");
  const notes = [...errors, ...ownOf(".field-note, [class*='ControlHint']")];
  notes.forEach((note, at) => (note.id = `${htmlFor}-note-${at}`));
  const described = isGroup ? field : control;
  // Decap CMS's lists to choose from describe themselves, too.
  const others = described.getAttribute("aria-describedby")?.split(" ") ?? [];
  const ids = [...notes.map(({ id }) => id), ...others.filter((id) => !id.startsWith(htmlFor))];
  if (ids.length > 0) set(described, { "aria-describedby": ids.join(" ") });
  else described.removeAttribute("aria-describedby");
  if (!isGroup) described.ariaInvalid = errors.length > 0 ? "true" : null;
}

let count = 0;

/** Names the buttons of an item in a list. Keys cannot use its handle; "Move up" does the same. */
function nameItem(item: Element): void {
  const line = item.querySelector(":scope > [class*='NestedObjectLabel']");
  const [toggle, remove] = item.querySelectorAll(":scope > [class*='TopBar'] > button");
  if (!line) return;
  line.id ||= `item-${(count += 1)}`;
  set(item, { role: "group", "aria-labelledby": line.id });
  set(toggle, { "aria-labelledby": line.id, "aria-expanded": String(isItemOpen(item)) });
  set(remove, { "aria-label": "Remove", "aria-describedby": line.id });
  const handle = item.querySelector(":scope > [class*='TopBar'] > [role='button']");
  set(handle, { "aria-hidden": "true", tabindex: "-1" });
}

/** A picture of the library. */
const picture = ".ReactModalPortal div:has(> [class*='-Card '])";

function assist(): void {
  set(document.querySelector(formSelector), { role: "main", "aria-labelledby": "open-place" });
  document.querySelectorAll(fieldSelector).forEach(describeField);
  document.querySelectorAll(itemSelector).forEach(nameItem);
  for (const each of document.querySelectorAll(picture)) set(each, { role: "button" });
  for (const each of document.querySelectorAll("[class*='CardImage']")) set(each, { alt: "" });
  // Its file field is a button already, with this label.
  set(document.querySelector("label.nc-fileUploadButton"), { tabindex: "-1" });
  set(document.querySelector(".ReactModalPortal [role='dialog']"), { "aria-label": "Pictures" });
}

/** Assists people who hear the form or have no mouse, whenever Decap CMS draws something. */
export function assistPeople(): void {
  let frame = 0;
  new MutationObserver(() => {
    window.cancelAnimationFrame(frame);
    frame = window.requestAnimationFrame(assist);
  }).observe(document.body, { childList: true, subtree: true });
  document.addEventListener("keydown", (event) => {
    const { key, target } = event;
    if ((key !== "Enter" && key !== " ") || !(target instanceof HTMLElement)) return;
    const card = target.matches(picture) && target.querySelector<HTMLElement>("div");
    if (!card) return;
    event.preventDefault();
    card.click();
  });
}
