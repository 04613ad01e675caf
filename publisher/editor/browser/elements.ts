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

/** A line at the foot of the page that opens a list above itself; at most one of them is open. */
export function drawer(summary: string, ...content: Node[]): HTMLDetailsElement {
  const line = element("summary", "", summary);
  const made = element("details", "bar-list", line, element("div", "bar-drawer", ...content));
  made.setAttribute("name", "bar-list");
  made.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    made.open = false;
    line.focus();
  });
  return made;
}

export const paragraphs = (lines: readonly string[]) => lines.map((line) => element("p", "", line));
