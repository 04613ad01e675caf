/** What a link is called: its label, else its text without what is for the eye only. */
function nameOf(link: HTMLAnchorElement): string {
  const copy = link.cloneNode(true) as HTMLAnchorElement;
  for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  return link.getAttribute("aria-label") ?? copy.textContent?.trim() ?? "";
}

/**
 * Name and address of each link within. Those of other screen sizes and of closed menus are among
 * them: jsdom has the styles of the smallest screen.
 */
export const linksIn = (element: HTMLElement) =>
  [...element.querySelectorAll("a")].map((link) => [nameOf(link), link.getAttribute("href")]);

/** What the specification puts into the Services menu, in its order. */
export const specifiedMenu = [
  ["All Services", "/services"],
  ["Siding", "/services/siding"],
  ["Windows & Doors", "/services/windows"],
  ["Decks", "/services/decks"],
  ["Kitchens", "/services/kitchens"],
  ["Bathrooms", "/services/bathrooms"],
];

type Links = readonly (readonly (string | null | undefined)[])[];

/** Of the links found those whose names are expected: editors may add more. */
export const only = (expected: Links, found: Links) =>
  found.filter(([name]) => expected.some(([wanted]) => wanted === name));
