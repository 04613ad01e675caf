type Navigate = (to: string, options?: object) => void;

// Globals of Gatsby: the function that its links call, and the loader of pages.
declare global {
  var ___navigate: Navigate;
  var ___loader: { loadPage: (path: string) => Promise<{ status?: string } | undefined> };
}

/** The time after which a visitor sees that a page is on its way, in ms. */
const noticeableMs = 300;

/**
 * Shows that a page is on its way (see the global styles). Ignores a page that arrives after the visitor has
 * chosen another page. Gatsby alone would show nothing, and open every page that arrives.
 */
export function watchPageLoads(): void {
  const { ___navigate: navigate, ___loader: loader } = window;
  const { dataset } = document.documentElement;
  let choices = 0;
  let timer = 0;

  function endLoad(): void {
    window.clearTimeout(timer);
    dataset.loading = "false";
    choices += 1;
  }

  /** Loads a page, and calls back unless the visitor has chosen another page in the meantime. */
  function load(path: string, then: (isLoaded: boolean) => void): void {
    endLoad();
    const choice = choices;
    timer = window.setTimeout(() => (dataset.loading = "true"), noticeableMs);
    void loader.loadPage(path).then((page) => {
      if (choice !== choices) return;
      endLoad();
      then(page !== undefined && page.status !== "error");
    });
  }

  window.addEventListener("popstate", () => {
    const { pathname, search } = window.location;
    load(pathname + search, () => undefined);
  });
  window.___navigate = (to, options) =>
    load(to.replace(/#.*/, ""), (isLoaded) => {
      if (isLoaded) navigate(to, options);
      // If a page fails to load, Gatsby would open its address without the fragment.
      else window.location.assign(to);
    });
}
