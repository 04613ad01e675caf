import { defaultTreeAdapter, html as htmlNames, type DefaultTreeAdapterTypes } from "parse5";

export { parse, serialize } from "parse5";

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** Every element of a tree, in the order of the document. */
export function* elementsIn(node: Node): Generator<Element> {
  if (!("childNodes" in node)) return;
  for (const child of node.childNodes) {
    if (defaultTreeAdapter.isElementNode(child)) yield child;
    yield* elementsIn(child);
  }
}

/** The value of an attribute; undefined where an element has none of that name. */
export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

/** The first element that is so. */
export function findElement(
  node: Node,
  isWanted: (element: Element) => boolean,
): Element | undefined {
  for (const element of elementsIn(node)) if (isWanted(element)) return element;
  return undefined;
}

/** The head of a document: a parser of HTML gives one to each. */
export const headOf = (document: Document): Element =>
  [...elementsIn(document)].find(({ tagName }) => tagName === "head") as Element;

/** The element of an id, if it has the right tag. */
export const elementById = (node: Node, tag: string, id: string): Element | undefined =>
  findElement(node, (element) => element.tagName === tag && attributeOf(element, "id") === id);

/** The text in an element; of script, style and noscript elements all that stands in them. */
export const textOf = (element: Element): string =>
  element.childNodes
    .map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : ""))
    .join("");

/** Puts a text in the place of all that stands in an element. */
export function setText(element: Element, text: string): void {
  element.childNodes = [];
  defaultTreeAdapter.insertText(element, text);
}

/** A new element that is nowhere yet. */
export function createElement(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  text = "",
): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = defaultTreeAdapter.createElement(tag, htmlNames.NS.HTML, attrs);
  if (text !== "") setText(element, text);
  return element;
}

export const remove = (element: Element): void => defaultTreeAdapter.detachNode(element);

export const append = (parent: Element, element: Element): void =>
  defaultTreeAdapter.appendChild(parent, element);

/** Puts an element first into another one. */
export function prepend(parent: Element, element: Element): void {
  const [first] = parent.childNodes;
  if (first) defaultTreeAdapter.insertBefore(parent, element, first);
  else append(parent, element);
}

/** Puts an element in the place of another one. */
export function replace(old: Element, element: Element): void {
  if (old.parentNode) defaultTreeAdapter.insertBefore(old.parentNode, element, old);
  remove(old);
}
