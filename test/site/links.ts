/** The name of a link for screen readers: its label, or its text without hidden parts. */
function nameOf(link: HTMLAnchorElement): string {
  const copy = link.cloneNode(true) as HTMLAnchorElement;
  for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  return link.getAttribute("aria-label") ?? copy.textContent?.trim() ?? "";
}

/**
 * The name and address of each link in an element, including links in closed menus and links for other screen
 * sizes: jsdom applies the styles of the smallest screen.
 */
export const linksIn = (element: HTMLElement) =>
  [...element.querySelectorAll("a")].map((link) => [nameOf(link), link.getAttribute("href")]);

/** The pages in the menus of the test content, beside its Services menu. */
export const menuPages = [
  ["Start", "/"],
  ["What we’ve dug", "/projects"],
  ["Letters", "/testimonials"],
  ["Who we are", "/about"],
  ["Write & call", "/contact"],
  ["Hedges all year long", "/services/hedges"],
  ["Our old cellars", "/services/cellars"],
];

/** The Services menu of the test content. Two of the services have no menu entry. */
export const servicesMenu = [
  ["Everything we dig & build", "/services"],
  ["Saunas", "/services/saunas"],
  ["Wells & pumps", "/services/wells"],
  ["Stone walls “dry” & <mortared>", "/services/walls"],
];
