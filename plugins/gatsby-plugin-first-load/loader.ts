import { breakpoints } from "../../src/theme/breakpoints";
import { sectionClass, firstViewClass } from "../../src/theme/classNames";
import {
  deferredHeadId,
  deferredScriptAttribute,
  fontsAttribute,
  interactionEvents,
  isReturn,
  pagePathAttribute,
  type EarlyClick,
} from "./shared";

// The inline script at the end of each page's head. After a phone has painted its first view, the script
// loads everything else, in the order of docs/architecture.md. compileLoader.ts compiles the script.

/** How long the loader waits after the load event, so that the browser can paint the first view, in ms. */
const paintMs = 100;

/** If the scripts have not run this long after a submission, the form asks the visitor to call; in ms. */
const patienceMs = 10_000;

const root = document.documentElement;
const deferredHead = document.getElementById(deferredHeadId);
const sections = document.getElementsByClassName(sectionClass);

/** The deferred head elements as HTML; empty once they are in the document. */
let headHtml = deferredHead?.textContent ?? "";
let revealed = 0;

/** Lays out the deferred sections, one in each frame. */
function revealSections(): void {
  const section = sections[revealed++];
  if (section instanceof HTMLElement) {
    section.style.contentVisibility = "visible";
    requestAnimationFrame(revealSections);
  } else {
    root.classList.remove(firstViewClass);
    loadAll();
  }
}

/** Inserts the deferred head. Reveals the sections once any deferred styles have loaded or failed. */
function insertDeferredHead(): void {
  if (headHtml === "") return;
  document.head.insertAdjacentHTML("beforeend", headHtml);
  headHtml = "";
  const styles = document.querySelector<HTMLLinkElement>("[href*=deferred]");
  if (styles) styles.onload = styles.onerror = revealSections;
  else revealSections();
}

function preloaded(href: string): Promise<unknown> {
  return new Promise((done) => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "preload", as: "font", crossOrigin: "", href });
    link.onload = link.onerror = done;
    document.head.append(link);
  });
}

/**
 * Preloads both fonts, then inserts the deferred head, which leads to the rest. Two separate swaps would lay
 * out the page twice.
 */
function loadFontsThenRest(): void {
  const files = deferredHead?.getAttribute(fontsAttribute)?.split(" ") ?? [];
  void Promise.all(files.map(preloaded)).then(insertDeferredHead);
}

function loadScripts(): void {
  for (const deferred of document.querySelectorAll(`script[${deferredScriptAttribute}]`)) {
    const script = document.createElement("script");
    script.src = deferred.getAttribute(deferredScriptAttribute) ?? "";
    script.async = false; // The scripts run in the order of the page.
    deferred.replaceWith(script);
  }
}

/** A script or a style sheet, with the time until it is requested again if it fails, in ms. */
type Retried = HTMLScriptElement & HTMLLinkElement & { waitMs?: number };

/**
 * Requests a failed script or style sheet again, three times at most: for example, until a train has left a
 * tunnel. webpack and Gatsby see only the last failure, because Gatsby never renders a page after
 * it has seen one.
 */
function retry(event: Event): void {
  const failed = event.target as Retried;
  const { localName, src, rel, href, media, onload, onerror, waitMs = 1000 } = failed;
  const isSheet = rel === "stylesheet";
  if (!(isSheet || src?.endsWith(".js")) || waitMs > 4000) return;
  event.stopImmediatePropagation();
  const next = Object.assign(
    document.createElement(localName),
    { onload, onerror, waitMs: waitMs * 2 },
    isSheet ? { rel, href, media } : { src, async: false },
  );
  setTimeout(() => failed.replaceWith(next), waitMs);
}

/** Shows a form's words for visitors without scripts, unless React has hydrated the page. */
function askToCall({ target }: Event): void {
  // Only a hydrated page has this menu.
  if (document.getElementById("mobile-menu") || !(target instanceof Element)) return;
  const note = target.querySelector("noscript");
  if (note) note.outerHTML = note.textContent ?? "";
  target.querySelector("[role=alert]")?.scrollIntoView({ block: "nearest" });
}

/** Loads everything. The scripts wait until the page is parsed, because their tags are at its end. */
function loadAll(): void {
  insertDeferredHead();
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", loadAll);
  else loadScripts();
}

// Gatsby's scripts compare this path with the address.
const pagePath = document.currentScript?.getAttribute(pagePathAttribute) ?? undefined;
Object.assign(window, { pagePath });

if (matchMedia(`(min-width:${breakpoints.md})`).matches || location.hash !== "" || isReturn()) {
  // Wide screens, fragments and scroll positions need all styles before the first paint. Only
  // document.write inserts a style sheet that blocks painting in all supported browsers.
  document.write(headHtml);
  headHtml = "";
} else root.classList.add(firstViewClass);

for (const event of interactionEvents)
  addEventListener(event, loadAll, { once: true, passive: true });

// Notes the last click, which hydrateOnIdle.ts repeats. An invalid or input event clears the note: the
// browser has answered the click, or the visitor has moved on.
for (const event of ["click", "invalid", "input"])
  addEventListener(
    event,
    ({ type, target }) => {
      Object.assign(window, { earlyClick: type === "click" && target } satisfies EarlyClick);
    },
    true,
  );

addEventListener("submit", (event) => setTimeout(askToCall, patienceMs, event));

addEventListener("error", retry, true);

addEventListener("load", () =>
  setTimeout(() => (headHtml === "" ? loadAll() : loadFontsThenRest()), paintMs),
);
