const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;

/** The path in a link to a page of the site; undefined for other links. */
export function pathOfLink(link: Element): string | undefined {
  const [path = ""] = (link.getAttribute("href") ?? "").split(/[?#]/);
  return path.startsWith("/") ? path : undefined;
}

/**
 * Scrolls to a place on the same page, as a link like "#quote" does on the site. The frame has no address of
 * its own, so a browser would look for the place in the editor's page.
 */
function goWithinPage(link: Element): void {
  const href = link.getAttribute("href") ?? "";
  if (href.startsWith("#")) document.getElementById(href.slice(1))?.scrollIntoView();
}

/**
 * Disables links and forms. The frame's policy (editor/app/page/frameDocument.ts) also forbids navigation
 * and requests.
 * @param follow receives the path of a clicked link to a page of the site
 */
export function makeInert(follow: (path: string) => void): void {
  const capture = { capture: true };
  const stopLink = (event: Event) => {
    const link = linkOf(event);
    if (!link) return;
    event.preventDefault();
    if (event.type !== "click") return;
    const path = pathOfLink(link);
    if (path === undefined) goWithinPage(link);
    else follow(path);
  };
  for (const name of ["click", "auxclick"]) window.addEventListener(name, stopLink, capture);
  for (const name of ["submit", "formdata", "dragstart"]) {
    window.addEventListener(
      name,
      (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      capture,
    );
  }
}
