/** @jest-environment jsdom */
import { interactionEvents } from "./shared";

const root = document.documentElement;
const deferred = '<style class="deferred">p{color:red}</style>';

let readyState: DocumentReadyState;
let frames: FrameRequestCallback[];
const write = jest.spyOn(document, "write").mockImplementation();

/** Collects the listeners, so that those of an earlier loader do not get this test's events. */
const added: [string, EventListenerOrEventListenerObject][] = [];
const addListener = (type: string, listener: EventListenerOrEventListenerObject) => {
  added.push([type, listener]);
};
window.addEventListener = addListener;
document.addEventListener = addListener;

function dispatch(type: string): void {
  for (const [of, listener] of [...added])
    if (of === type && typeof listener === "function") listener(new Event(type));
}

/** Runs the loader as the page's inline script does. */
function run(hash = ""): void {
  history.replaceState(null, "", `/about${hash}`);
  window.matchMedia = jest.fn(() => ({ matches: false }) as MediaQueryList);
  jest.isolateModules(() => void jest.requireActual("./loader"));
}

const hasDeferredHead = () => document.head.querySelector(".deferred") !== null;
const preloads = () => [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=preload]")];
const scripts = () => [...document.scripts].map((script) => script.getAttribute("src") ?? "");
const shown = () =>
  [...document.querySelectorAll<HTMLElement>(".section")].map(
    (section) => section.style.contentVisibility,
  );

/** Runs the requested frames, and those that they request. */
function runFrames(): void {
  for (let frame = frames.shift(); frame; frame = frames.shift()) frame(0);
}

/** Loads the page, and paints its first view. */
function load(): void {
  readyState = "complete";
  dispatch("load");
  jest.runAllTimers();
}

/** Delivers all requested fonts. */
async function fontsArrive(): Promise<void> {
  for (const link of preloads()) link.onload?.(new Event("load"));
  await Promise.resolve();
  await Promise.resolve();
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["requestAnimationFrame"] });
  added.length = 0;
  frames = [];
  readyState = "loading";
  write.mockClear();
  root.className = "";
  document.head.innerHTML = '<noscript id="late" data-fonts="/a.woff2 /b.woff2"></noscript>';
  // A browser with scripts treats the content of a noscript element as text.
  document.head.firstElementChild?.append(deferred);
  document.body.innerHTML =
    '<div class="section"></div><div class="section"></div>' +
    '<script data-src="/chunks.js"></script><script data-src="/app.js"></script>';
  window.requestAnimationFrame = (callback) => frames.push(callback);
  jest.spyOn(document, "readyState", "get").mockImplementation(() => readyState);
});

afterEach(() => jest.useRealTimers());

describe("on a phone", () => {
  // e2e/journeys/first.test.ts tests it in a browser.
  it("swaps in both fonts together, then lays out a section in each frame, then loads the scripts", async () => {
    run();
    load();
    expect(preloads().map(({ href }) => new URL(href).pathname)).toEqual(["/a.woff2", "/b.woff2"]);
    expect(hasDeferredHead()).toBe(false);
    await fontsArrive();
    expect(hasDeferredHead()).toBe(true);
    expect(shown()).toEqual(["visible", ""]);
    expect(scripts()).toEqual(["", ""]);
    runFrames();
    expect(shown()).toEqual(["visible", "visible"]);
    expect(root.className).toBe("");
    expect(scripts()).toEqual(["/chunks.js", "/app.js"]);
    for (const script of document.scripts) expect(script.async).toBe(false);
  });

  it.each(interactionEvents)("loads everything at the first %s", (event) => {
    run();
    readyState = "interactive";
    dispatch(event);
    expect(hasDeferredHead()).toBe(true);
    expect(scripts()).toEqual(["/chunks.js", "/app.js"]);
  });

  it("loads scripts only after the end of the page, which names them", () => {
    run();
    dispatch("scroll");
    expect(hasDeferredHead()).toBe(true);
    expect(scripts()).toEqual(["", ""]);
    readyState = "interactive";
    dispatch("DOMContentLoaded");
    expect(scripts()).toEqual(["/chunks.js", "/app.js"]);
  });
});

// e2e/journeys/first.test.ts visits wide screens.
it("at an address with a fragment, writes the deferred head before the first paint, and loads the scripts after the page", () => {
  run("#faqs");
  expect(write).toHaveBeenCalledWith(deferred);
  expect(root.className).toBe("");
  load();
  expect(scripts()).toEqual(["/chunks.js", "/app.js"]);
  expect(preloads()).toEqual([]);
});

it("tells Gatsby the path of the served page", () => {
  const script = document.createElement("script");
  script.setAttribute("data-page", "/404.html");
  const current = jest.spyOn(document, "currentScript", "get").mockReturnValue(script);
  run();
  expect(window).toHaveProperty("pagePath", "/404.html");
  current.mockRestore();
});
