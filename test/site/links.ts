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

/** The Services menu of the content for tests: two of its services ask for no place in it. */
export const servicesMenu = [
  ["Everything we dig & build", "/services"],
  ["Saunas", "/services/saunas"],
  ["Wells & pumps", "/services/wells"],
  ["Stone walls “dry” & <mortared>", "/services/walls"],
];
