import { breakpoints } from "../../src/theme/breakpoints";
import { bandClass, firstViewClass } from "../../src/theme/classNames";
import { interactionEvents } from "./interactionEvents";
import {
  deferredHeadId,
  deferredScriptAttribute,
  fontsAttribute,
  pagePathAttribute,
} from "./names";

// The inline script at the end of each page's head: loads what a phone's first view does not need
// after that view is painted. docs/architecture.md tells the order. The build compiles
// this file (plugins/gatsby-plugin-first-load/compileLoader.ts) and puts it into the pages.

/** How long a browser needs to paint the first view once all of it has arrived, in ms. */
const paintMs = 100;

const root = document.documentElement;
const deferredHead = document.getElementById(deferredHeadId);
const bands = document.getElementsByClassName(bandClass);

/** The deferred head elements as HTML; empty once they are in the document. */
let headHtml = deferredHead?.textContent ?? "";
let revealed = 0;

/** Lays out the bands further down, one a frame, then those that are left, and loads the scripts. */
function revealBands(): void {
  const band = bands[revealed++];
  if (band instanceof HTMLElement) {
    band.style.contentVisibility = "visible";
    requestAnimationFrame(revealBands);
  } else {
    root.classList.remove(firstViewClass);
    loadAll();
  }
}

function insertDeferredHead(): void {
  if (headHtml === "") return;
  document.head.insertAdjacentHTML("beforeend", headHtml);
  headHtml = "";
  revealBands();
}

function preloaded(href: string): Promise<unknown> {
  return new Promise((done) => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "preload", as: "font", crossOrigin: "", href });
    link.onload = link.onerror = done;
    document.head.append(link);
  });
}

/** Both fonts are swapped in at once, since each swap lays out the page anew. */
function loadFonts(): void {
  const files = deferredHead?.getAttribute(fontsAttribute)?.split(" ") ?? [];
  void Promise.all(files.map(preloaded)).then(insertDeferredHead);
}

function loadScripts(): void {
  for (const named of document.querySelectorAll(`script[${deferredScriptAttribute}]`)) {
    const script = document.createElement("script");
    script.src = named.getAttribute(deferredScriptAttribute) ?? "";
    script.async = false; // in the order of the page
    named.replaceWith(script);
  }
}

/** Loads all there is; the end of the page, where the scripts are named, may not be there yet. */
function loadAll(): void {
  insertDeferredHead();
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", loadAll);
  else loadScripts();
}

// Gatsby's scripts compare the path of the page that was served with the address.
const pagePath = document.currentScript?.getAttribute(pagePathAttribute) ?? undefined;
Object.assign(window, { pagePath });

if (matchMedia(`(min-width:${breakpoints.md})`).matches || location.hash !== "") {
  // Who has a wide screen, or asks for a part of the page, needs all styles before anything is
  // painted. A style sheet that a script inserts blocks the painting only if the parser meets it,
  // and no other call has that effect in all supported browsers.
  document.write(headHtml);
  headHtml = "";
} else root.classList.add(firstViewClass);

for (const event of interactionEvents)
  addEventListener(event, loadAll, { once: true, passive: true });

addEventListener("load", () =>
  setTimeout(() => (headHtml === "" ? loadAll() : loadFonts()), paintMs),
);
