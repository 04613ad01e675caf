import { fieldSelector, itemSelector } from "../form/parts";

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isTextField = (element: Element): element is TextField =>
  (element instanceof HTMLInputElement && element.type === "text") ||
  element instanceof HTMLTextAreaElement;

const enough = 12;

/**
 * The texts by which a part of the form can be found on the page: what stands in a field, or, where
 * a whole group or an item of a list is opened or moved, in its fields, and the line that stands for
 * it while it is closed.
 */
export function textsAt(target: Element): string[] {
  const field = target.closest<HTMLElement>(fieldSelector);
  if (!field) return [];
  if (isTextField(target)) return [target.value];
  const item = target.closest<HTMLElement>(itemSelector);
  const part = item && field.contains(item) ? item : field;
  const values = [...part.querySelectorAll("input, textarea")]
    .filter(isTextField)
    .map(({ value }) => value);
  const lines = part.innerText.split("\n");
  return [...values, ...lines].filter((text) => text.trim() !== "").slice(0, enough);
}
