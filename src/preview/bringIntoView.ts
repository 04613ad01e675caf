// Scrolls to an element of the page, and opens what hides it.

/** The closed disclosure that hides an element. A disclosure hides neither itself nor its own summary. */
const closedDisclosureAround = (element: Element) =>
  element.closest("summary") ? null : element.parentElement?.closest("details:not([open])");

/** Opens the closed disclosures around an element. */
function openDisclosures(element: Element): void {
  for (let at = closedDisclosureAround(element); at; at = closedDisclosureAround(element))
    at.setAttribute("open", "");
}

const isInView = (element: Element) => {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && top >= 0 && bottom <= window.innerHeight;
};

/** Scrolls to one of several elements, unless one of them is already in view. */
export function bringIntoView(elements: readonly Element[]): void {
  const hidden = elements.find(closedDisclosureAround);
  if (hidden && !elements.some((each) => each.checkVisibility())) openDisclosures(hidden);
  const shown = elements.filter((each) => each.checkVisibility());
  const [first] = shown;
  if (!first || shown.some(isInView)) return;
  const isTall = first.getBoundingClientRect().height > window.innerHeight / 2;
  first.scrollIntoView({ block: isTall ? "start" : "center" });
}
