/** Creates an element with attributes and children. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

const shown = new WeakMap<Element, string>();

/**
 * Replaces the children of an element if they show something new. Screen readers announce each
 * replacement, and an unchanged list stays open.
 * @param what determines what the children show
 */
export function showChanged(place: Element, what: unknown, draw: () => Element[]): void {
  const next = JSON.stringify(what);
  if (shown.get(place) === next) return;
  shown.set(place, next);
  place.replaceChildren(...draw());
}

/** Creates a button. */
export function button(label: string, action: () => void, attributes = {}): HTMLButtonElement {
  const made = element("button", { type: "button", ...attributes }, label);
  made.addEventListener("click", action);
  return made;
}

/** A link that opens in a new tab. Without the `rel`, browsers ignore a text fragment in its address. */
export const linkTo = (href: string, label: string): HTMLAnchorElement =>
  element("a", { href, target: "_blank", rel: "noopener" }, label);

/** A line in the status bar that opens a list above itself. At most one list is open. */
export function drawer(summary: string, ...content: Node[]): HTMLDetailsElement {
  const line = element("summary", {}, summary);
  const list = element("div", { class: "bar-drawer" }, ...content);
  const made = element("details", { class: "bar-list", name: "bar-list" }, line, list);
  made.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    made.open = false;
    line.focus();
  });
  return made;
}

export const paragraphs = (lines: readonly string[]) => lines.map((line) => element("p", {}, line));
