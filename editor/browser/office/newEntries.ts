import type { ListPlace, ReferenceList } from "../../backend/referenceLists";
import type { Ask } from "./askBackend";
import { confirmSave } from "../dialogs";
import { element, paragraphs } from "../elements";

/** Entries that appear on their own page by themselves, and on others where these name them. */
const asked: readonly string[] = ["testimonials", "projects"];

function listRow(list: ReferenceList): { row: HTMLElement; place: () => ListPlace | undefined } {
  const box = element("input", { type: "checkbox" });
  const label = element("label", {}, box, ` ${list.label}`);
  const select = element(
    "select",
    { "aria-label": `Where in ${list.label}` },
    new Option("first", "0"),
  );
  list.names.forEach((name, at) => select.append(new Option(`after ${name}`, String(at + 1))));
  select.value = String(list.names.length);
  select.addEventListener("change", () => (box.checked = true));
  const { file, path } = list;
  return {
    row: element("li", {}, label, select),
    place: () => (box.checked ? { file, path: [...path], at: Number(select.value) } : undefined),
  };
}

/**
 * Asks on which pages a new entry should be shown, and where in their lists.
 * @param path the entry's file, from data/ on
 * @returns undefined where it is not to be saved yet
 */
export async function askForPlaces(ask: Ask, path: string): Promise<ListPlace[] | undefined> {
  const [, folder = ""] = path.split("/");
  if (!asked.includes(folder)) return [];
  const { answer: lists = [] } = await ask<ReferenceList[]>("lists", { folder });
  if (lists.length === 0) return [];
  const rows = lists.map(listRow);
  const isDone = await confirmSave(
    "Where should visitors see it?",
    "Save",
    ...paragraphs([
      "It appears on the page of its kind by itself. Choose here what else should show it, and where in the list.",
    ]),
    element("ul", { class: "place-list" }, ...rows.map(({ row }) => row)),
  );
  return isDone ? rows.flatMap(({ place }) => place() ?? []) : undefined;
}
