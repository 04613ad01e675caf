import type { ListPlace, ReferenceList } from "../../backend/referenceLists";
import type { Call } from "./callBackend";
import { askYesOrNo } from "../dialogs";
import { element, paragraphs } from "../elements";

/** Where new entries appear automatically. Other pages show only the entries that they list. */
const automaticPlaces: Readonly<Partial<Record<string, string>>> = {
  testimonials: "It appears on the Testimonials page automatically.",
  projects: "It appears on the Projects page automatically.",
  services: "It has a page of its own. To add it to the Services menu, use the form of that page.",
};

function listRow(list: ReferenceList): { row: HTMLElement; place: () => ListPlace | undefined } {
  const box = element("input", { type: "checkbox" });
  box.checked = list.isUsual;
  const label = element("label", {}, box, ` ${list.label}`);
  const select = element(
    "select",
    { "aria-label": `Where in ${list.label}` },
    new Option("first", "0"),
  );
  list.names.forEach((name, at) => select.append(new Option(`after ${name}`, String(at + 1))));
  select.value = String(list.usualPlace);
  select.addEventListener("change", () => (box.checked = true));
  const { file, path } = list;
  return {
    row: element("li", {}, label, select),
    place: () => (box.checked ? { file, path: [...path], at: Number(select.value) } : undefined),
  };
}

/**
 * Asks which pages should show a new entry, and where in their lists.
 * @param path the entry's file, starting with data/
 * @returns undefined if the entry should not be saved yet
 */
export async function askForPlaces(call: Call, path: string): Promise<ListPlace[] | undefined> {
  const [, folder = ""] = path.split("/");
  const automatic = automaticPlaces[folder];
  if (automatic === undefined) return [];
  const { answer: lists = [] } = await call<ReferenceList[]>("lists", { folder });
  if (lists.length === 0) return [];
  const rows = lists.map(listRow);
  const isDone = await askYesOrNo(
    "Where should visitors see it?",
    { yes: "Save", no: "Do not save yet" },
    ...paragraphs([`${automatic} Choose what else should show it, and where in the list.`]),
    element("ul", { class: "place-list" }, ...rows.map(({ row }) => row)),
  );
  return isDone ? rows.flatMap(({ place }) => place() ?? []) : undefined;
}
