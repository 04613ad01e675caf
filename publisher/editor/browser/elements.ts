/** An element with a class and what stands in it. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...children);
  return made;
}

/** A button that does something when it is pressed. */
export function button(label: string, action: () => void): HTMLButtonElement {
  const made = element("button", "", label);
  made.type = "button";
  made.addEventListener("click", action);
  return made;
}

/** A link that opens beside the editor. */
export function linkTo(address: string, label: string): HTMLAnchorElement {
  const made = element("a", "", label);
  made.href = address;
  made.target = "_blank";
  // Without it, browsers do not scroll to the text that the address names.
  made.rel = "noopener";
  return made;
}

export const paragraphs = (lines: readonly string[]) => lines.map((line) => element("p", "", line));
