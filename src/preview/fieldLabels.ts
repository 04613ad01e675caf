import { labelsOfPath } from "../content/schema/labels";
import { contentTypeOf } from "../content/model/contentTypes";
import type { ContentFiles } from "../content/resolveContent";
import type { FieldPlace } from "../content/schema/schemaParts";
import { uncapitalized } from "../content/words/wording";

const gap = 4;

/** The label of a field in its form: "Introduction". */
function labelOfField({ file, path }: FieldPlace, files: ContentFiles): string {
  const type = contentTypeOf(file);
  // The label belongs to the group of the picture, not to the group's field `file`.
  const shown = path.at(-1) === "file" ? path.slice(0, -1) : path;
  return (type && labelsOfPath(type.schema, shown, files.get(file)).at(-1)) ?? "";
}

/** What a click on a field does, in words: "Change the introduction"; empty for an unknown field. */
export function changeOf(place: FieldPlace, files: ContentFiles): string {
  const label = labelOfField(place, files);
  return label && `Change the ${uncapitalized(label)}`;
}

/**
 * True if a label at this position, in px of the window, would cover no other element of a field. Three points
 * of the label decide.
 */
function isFree(element: Element, left: number, top: number, width: number, height: number) {
  const points = [0.1, 0.5, 0.9].map((part) => [left + width * part, top + height / 2] as const);
  return points.every(([x, y]) =>
    document
      .elementsFromPoint(x, y)
      .every((met) => met.contains(element) || !met.matches("[data-field]")),
  );
}

/**
 * Makes a label that names the field of an element. The label is above or below the element, and never
 * covers other words.
 * @param className for the frame's styles
 */
function createLabel(className: string) {
  const label = document.createElement("div");
  label.className = className;
  label.ariaHidden = "true";
  label.hidden = true;
  document.body.append(label);

  return (element: Element | undefined, words: string): void => {
    label.hidden = element === undefined || words === "";
    if (!element || label.hidden) return;
    label.textContent = words;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = label;
    const end = window.innerWidth - width - gap;
    const start = Math.max(gap, Math.min(Math.max(left - gap, right - width), end));
    const at = [top - height - gap, bottom + gap].find(
      (each) =>
        each >= 0 &&
        each + height <= window.innerHeight &&
        isFree(element, start, each, width, height),
    );
    label.hidden = at === undefined;
    Object.assign(label.style, {
      left: `${start + window.scrollX}px`,
      top: `${(at ?? 0) + window.scrollY}px`,
    });
  };
}

type Fields = {
  /** The element around `target` that shows a field, and that field. */
  fieldOf: (target: Element) => { element: Element; place: FieldPlace } | undefined;
  /** The element that shows the open field, and that field. */
  openElement: () => { element: Element; place: FieldPlace } | undefined;
  files: () => ContentFiles;
};

/** Shows labels for the field under the pointer or the focus, and for the open field. */
export function createFieldLabels({ fieldOf, openElement, files }: Fields) {
  const [showHovered, showOpen] = [createLabel("field-label hovered"), createLabel("field-label")];

  function update(): void {
    const open = openElement();
    showHovered(undefined, "");
    showOpen(open?.element, open ? labelOfField(open.place, files()) : "");
  }

  function point({ target }: Event): void {
    const found = target instanceof Element ? fieldOf(target) : undefined;
    const isOpen = found !== undefined && found.element === openElement()?.element;
    showHovered(found?.element, found && !isOpen ? changeOf(found.place, files()) : "");
  }

  for (const name of ["pointerover", "focusin"]) window.addEventListener(name, point);
  document.documentElement.addEventListener("pointerleave", () => showHovered(undefined, ""));
  window.addEventListener("resize", update);
  return { update };
}
