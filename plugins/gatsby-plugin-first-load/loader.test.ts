import { firstViewClass } from "../../src/theme/classNames";
import { interactionEvents } from "./shared";

const root = document.documentElement;
const deferred = '<style class="deferred">p{color:red}</style>';

let readyState: DocumentReadyState;
let frames: FrameRequestCallback[];
const write = jest.spyOn(document, "write").mockImplementation();

/** Listeners of an earlier loader must not answer the events of this test. */
const added: [string, EventListenerOrEventListenerObject][] = [];
const note = (type: string, listener: EventListenerOrEventListenerObject) => {
  added.push([type, listener]);
};
window.addEventListener = note;
document.addEventListener = note;

function dispatch(type: string): void {
  for (const [of, listener] of [...added])
    if (of === type && typeof listener === "function") listener(new Event(type));
}

/** Runs the loader in a page, as its inline script does. */
function run({ isWide = false, hash = "" } = {}): void {
  history.replaceState(null, "", `/about${hash}`);
  window.matchMedia = jest.fn(() => ({ matches: isWide }) as MediaQueryList);
  jest.isolateModules(() => void jest.requireActual("./loader"));
}

const hasDeferredHead = () => document.head.querySelector(".deferred") !== null;
const preloads = () => [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=preload]")];
const scripts = () => [...document.scripts].map((script) => script.getAttribute("src") ?? "");
const shown = () =>
  [...document.querySelectorAll<HTMLElement>(".band")].map((band) => band.style.contentVisibility);

/** Runs the frames that were asked for, and those that they ask for. */
function runFrames(): void {
  for (let frame = frames.shift(); frame; frame = frames.shift()) frame(0);
}

/** The page has loaded, and its first view is painted. */
function load(): void {
  readyState = "complete";
  dispatch("load");
  jest.runAllTimers();
}

/** All fonts that were asked for have arrived. */
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
  // With scripts a browser takes what stands in a noscript element for text.
  document.head.firstElementChild?.append(deferred);
  document.body.innerHTML =
    '<div class="band"></div><div class="band"></div>' +
    '<script data-src="/chunks.js"></script><script data-src="/app.js"></script>';
  window.requestAnimationFrame = (callback) => frames.push(callback);
  jest.spyOn(document, "readyState", "get").mockImplementation(() => readyState);
});

afterEach(() => jest.useRealTimers());

describe("on a phone", () => {
  it("nothing is loaded before the first view is painted", () => {
    run();
    expect(root.className).toBe(firstViewClass);
    expect(preloads()).toEqual([]);
    dispatch("load");
    expect(preloads()).toEqual([]);
    expect(hasDeferredHead()).toBe(false);
    expect(scripts()).toEqual(["", ""]);
  });

  it("then both fonts come, and are swapped in at once", async () => {
    run();
    load();
    expect(preloads().map(({ href }) => new URL(href).pathname)).toEqual(["/a.woff2", "/b.woff2"]);
    expect(hasDeferredHead()).toBe(false);
    await fontsArrive();
    expect(hasDeferredHead()).toBe(true);
  });

  it("then the bands are laid out, one a frame, and at last the scripts come in their order", async () => {
    run();
    load();
    await fontsArrive();
    expect(shown()).toEqual(["visible", ""]);
    expect(scripts()).toEqual(["", ""]);
    runFrames();
    expect(shown()).toEqual(["visible", "visible"]);
    expect(root.className).toBe("");
    expect(scripts()).toEqual(["/chunks.js", "/app.js"]);
    for (const script of document.scripts) expect(script.async).toBe(false);
  });

  it("classes that others put on the root element stay", async () => {
    root.className = "theirs";
    run();
    root.classList.add("later");
    expect([...root.classList]).toEqual(["theirs", firstViewClass, "later"]);
    load();
    await fontsArrive();
    runFrames();
    expect([...root.classList]).toEqual(["theirs", "later"]);
  });

  it.each(interactionEvents)("all of it comes at once at the first %s", (event) => {
    run();
    readyState = "interactive";
    dispatch(event);
    expect(hasDeferredHead()).toBe(true);
    expect(scripts()).toEqual(["/chunks.js", "/app.js"]);
  });

  it("scripts wait for the end of the page, where they are named", () => {
    run();
    dispatch("scroll");
    expect(hasDeferredHead()).toBe(true);
    expect(scripts()).toEqual(["", ""]);
    readyState = "interactive";
    dispatch("DOMContentLoaded");
    expect(scripts()).toEqual(["/chunks.js", "/app.js"]);
  });
});

describe.each([
  ["on a wide screen", { isWide: true }],
  ["for a part of the page", { hash: "#faqs" }],
])("%s", (_, visit) => {
  it("the deferred head is there before anything is painted", () => {
    run(visit);
    expect(write).toHaveBeenCalledWith(deferred);
    expect(root.className).toBe("");
  });

  it("the scripts come once the page has loaded", () => {
    run(visit);
    load();
    expect(scripts()).toEqual(["/chunks.js", "/app.js"]);
    expect(preloads()).toEqual([]);
  });
});

it("tells Gatsby the path of the page that was served", () => {
  const script = document.createElement("script");
  script.setAttribute("data-page", "/404.html");
  const current = jest.spyOn(document, "currentScript", "get").mockReturnValue(script);
  run();
  expect(window).toHaveProperty("pagePath", "/404.html");
  current.mockRestore();
});
