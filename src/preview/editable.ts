import { isWithin } from "../content/schema/isWithin";
import type { FieldPlace, Path } from "../content/schema/schemaParts";
import { stretchesOf, withoutMarks, type Marks, type Stretch } from "./marks";

/** Marks an element that shows a field's words or picture. The frame's style sheet uses the attribute. */
const fieldAttribute = "data-field";
/** The attribute of elements whose field has the focus in the form. */
const focusedAttribute = "data-focused";

/** A text of a node or attribute: the text without marks, and the marked parts. */
type Written = { clean: string; stretches: readonly Stretch[] };

const read = (text: string): Written => ({
  clean: withoutMarks(text),
  stretches: stretchesOf(text),
});

/**
 * True for an attribute that describes a picture, a hotspot or a drawing. A click on the element opens the
 * field that the attribute's mark stands for.
 */
const isDescription = ({ tagName }: Element, name: string) =>
  tagName === "IMG" ? name === "alt" : ["A", "svg"].includes(tagName) && name === "aria-label";

/**
 * Elements that Tab reaches natively. The summary of a disclosure that is always open has a tabindex of -1.
 */
const natively = 'a[href], button, summary:not([tabindex="-1"]), input, select, textarea';

/**
 * The node at a point of the window, and the offset in its text. Browsers without `caretPositionFromPoint`
 * have `caretRangeFromPoint`.
 */
function caretAt(x: number, y: number): { node: Node; offset: number } | undefined {
  const position = document.caretPositionFromPoint?.(x, y);
  if (position) return { node: position.offsetNode, offset: position.offset };
  const range = document.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}

const samePath = (one: Path, other: Path) => one.length === other.length && isWithin(one, other);

/**
 * Makes the texts and pictures of a page open their fields.
 * @param open receives the field of a chosen text or picture, the element, and the words before the pointer
 */
export function makeEditable(
  container: HTMLElement,
  marks: Marks,
  open: (place: FieldPlace, element: Element, textBefore?: string) => void,
) {
  const texts = new WeakMap<Text, Written>();
  /**
   * For each text node, the mark of the words before it. A component may wrap words of a text in a span. The
   * node after the span has no mark, but continues the text.
   */
  const continued = new WeakMap<Text, string | undefined>();
  const descriptions = new WeakMap<Element, Written>();
  let marked = new Map<Element, readonly string[]>();
  let focusedField: FieldPlace | undefined;

  /** Removes marks from attributes, where they would break scripts and addresses. */
  function cleanAttributes(element: Element): string | undefined {
    for (const { name, value } of [...element.attributes]) {
      const written = read(value);
      if (written.stretches.length > 0) element.setAttribute(name, written.clean);
      if (!isDescription(element, name)) continue;
      if (written.stretches.length > 0) descriptions.set(element, written);
      else if (descriptions.get(element)?.clean !== value) descriptions.delete(element);
    }
    return descriptions.get(element)?.stretches[0]?.mark;
  }

  /** Removes marks from a text, and remembers them, because React writes a text again only if it changes. */
  function cleanText(node: Text): readonly Stretch[] {
    const known = texts.get(node);
    if (known?.clean === node.data) return known.stretches;
    const written = read(node.data);
    texts.set(node, written);
    if (written.stretches.length > 0) node.data = written.clean;
    return written.stretches;
  }

  /**
   * Finds the marks in an element and its descendants.
   * @param before the mark of the words before the element
   * @param found receives each marked element with its marks
   * @returns the mark of the element's last words
   */
  function visit(
    element: Element,
    before: string | undefined,
    found: Map<Element, readonly string[]>,
  ): string | undefined {
    const own = new Set<string>();
    const description = cleanAttributes(element);
    if (description !== undefined) own.add(description);
    let current = before;
    for (const child of element.childNodes) {
      if (child instanceof Element) {
        const isInline = child.tagName === "SPAN";
        const end = visit(child, isInline ? current : undefined, found);
        if (isInline) current = end;
      } else if (child instanceof Text) {
        const stretches = cleanText(child);
        continued.set(child, current);
        for (const { mark } of stretches) own.add(mark);
        current = stretches.at(-1)?.mark ?? current;
      }
    }
    if (own.size > 0) found.set(element, [...own]);
    return current;
  }

  function show(element: Element, isEditable: boolean): void {
    element.toggleAttribute(fieldAttribute, isEditable);
    if (element.closest(natively)) return;
    if (isEditable) element.setAttribute("tabindex", "0");
    else element.removeAttribute("tabindex");
  }

  /** The fields of an element, in the order of its words. */
  const placesOf = (element: Element): FieldPlace[] =>
    (marked.get(element) ?? []).flatMap((mark) => marks.placeOf(mark) ?? []);

  /**
   * The elements that show a field. If no element shows the field itself: the elements that show a field
   * within it, or else those that show a field of the closest group around it.
   */
  function elementsOf({ file, path }: FieldPlace): Element[] {
    const all = [...marked.keys()].map((element) => ({
      element,
      paths: placesOf(element).flatMap((place) => (place.file === file ? [place.path] : [])),
    }));
    const those = (matches: (each: Path) => boolean) =>
      all.flatMap(({ element, paths }) => (paths.some(matches) ? [element] : []));
    // An empty path means the whole entry. For a field, the search stops at the top-level group, because the
    // elements of the whole entry would say nothing about the field.
    const least = Math.min(1, path.length);
    for (let steps = path.length; steps >= least; steps--) {
      const at = path.slice(0, steps);
      const exact = those((each) => samePath(each, at));
      const found = exact.length > 0 ? exact : those((each) => isWithin(each, at));
      if (found.length > 0) return found;
    }
    return [];
  }

  function outline(): void {
    const elements = new Set(focusedField && elementsOf(focusedField));
    for (const element of marked.keys())
      element.toggleAttribute(focusedAttribute, elements.has(element));
  }

  const observer = new MutationObserver(() => update());

  /** Removes all marks before the browser paints the page. */
  function update(): void {
    const found = new Map<Element, readonly string[]>();
    visit(container, undefined, found);
    for (const element of marked.keys()) if (!found.has(element)) show(element, false);
    for (const element of found.keys()) show(element, true);
    marked = found;
    outline();
    observer.takeRecords();
  }

  observer.observe(container, {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: ["alt", "aria-label", "href", "id", "tabindex", "title", "value"],
  });

  /** The mark of the words under a pointer. */
  function markAt(element: Element, { clientX, clientY }: MouseEvent): string | undefined {
    const caret = caretAt(clientX, clientY);
    if (!(caret?.node instanceof Text) || !element.contains(caret.node)) return undefined;
    const stretches = texts.get(caret.node)?.stretches ?? [];
    const at = stretches.findLast(({ from }) => from <= caret.offset);
    return at?.mark ?? continued.get(caret.node) ?? stretches[0]?.mark;
  }

  /** The words of an element before the pointer; undefined if the pointer is not on words. */
  function wordsBefore(element: Element, { clientX, clientY }: MouseEvent): string | undefined {
    const caret = caretAt(clientX, clientY);
    if (!(caret?.node instanceof Text) || !element.contains(caret.node)) return undefined;
    const range = document.createRange();
    range.setStart(element, 0);
    range.setEnd(caret.node, caret.offset);
    return range.toString();
  }

  const closestMarked = (target: Element) => {
    const within = target.closest(natively)?.querySelector(`[${fieldAttribute}]`);
    return target.closest(`[${fieldAttribute}]`) ?? within ?? undefined;
  };

  function choose(event: MouseEvent | KeyboardEvent): void {
    const element = event.target instanceof Element ? closestMarked(event.target) : undefined;
    if (!element) return;
    const at = event instanceof MouseEvent ? markAt(element, event) : undefined;
    const place = (at !== undefined && marks.placeOf(at)) || placesOf(element)[0];
    if (!place) return;
    open(place, element, event instanceof MouseEvent ? wordsBefore(element, event) : undefined);
    // A click on a summary or a button also does its usual work: what it opens is editable, too.
    if (element.closest("summary, button")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  window.addEventListener("click", choose, { capture: true });
  window.addEventListener(
    "keydown",
    (event) => {
      const isOnWords = event.target instanceof Element && !event.target.matches(natively);
      if (event.key === "Enter" && isOnWords) choose(event);
    },
    { capture: true },
  );

  return {
    update,
    elementsOf,
    /** The closest element around `target` that shows a field, and that field. */
    fieldAround(target: Element): { element: Element; place: FieldPlace } | undefined {
      const element = target.closest(`[${fieldAttribute}]`);
      const [place] = element ? placesOf(element) : [];
      return element && place ? { element, place } : undefined;
    },
    /** The elements that open a field. An element keeps its index as long as the page is the same. */
    all: (): Element[] => [...marked.keys()],
    /** Outlines the elements that show the focused field. */
    outline(place: FieldPlace | undefined) {
      focusedField = place;
      outline();
    },
  };
}
