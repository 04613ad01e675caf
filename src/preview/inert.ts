const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;

/** Scrolls to a place on the same page, as the link does on the site. */
function goWithinPage({ hash, pathname }: HTMLAnchorElement): void {
  // The frame's own address has no path.
  if (pathname !== window.location.pathname || hash.length < 2) return;
  document.getElementById(hash.slice(1))?.scrollIntoView();
}

/**
 * Disables links and forms. The frame's policy also forbids navigation and sending
 * (editor/browser/preview/frameDocument.ts).
 */
export function makeInert(): void {
  const capture = { capture: true };
  const stopLink = (event: Event) => {
    const link = linkOf(event);
    if (!link) return;
    event.preventDefault();
    if (event.type === "click") goWithinPage(link);
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
