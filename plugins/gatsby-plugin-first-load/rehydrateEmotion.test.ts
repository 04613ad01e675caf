/** @jest-environment jsdom */
import type { EmotionCache } from "@emotion/cache";

/** Makes a new cache of Emotion, as the scripts of a page do when they load. */
function loadEmotion(): EmotionCache {
  let cache: EmotionCache | undefined;
  jest.isolateModules(() => {
    jest.requireActual("./rehydrateEmotion");
    const { default: createCache } =
      jest.requireActual<typeof import("@emotion/cache")>("@emotion/cache");
    cache = createCache({ key: "css" });
  });
  if (!cache) throw new Error("There is no cache.");
  return cache;
}

const page = () => document.head.querySelector("#styles");

beforeEach(() => {
  document.head.innerHTML = '<style id="styles">.css-a{color:red}</style><link rel="stylesheet">';
  document.body.innerHTML =
    '<p class="first css-a css-b">Words</p><svg class="css-c"></svg><i class="css-a not-css-d"></i>';
});

it("tells Emotion exactly the classes whose styles are in the page", () => {
  const { inserted } = loadEmotion();
  expect(Object.keys(inserted).sort()).toEqual(["a", "b", "c"]);
});

it("keeps the page's styles before the style sheets that override them", () => {
  loadEmotion();
  expect(document.head.firstElementChild).toBe(page());
  expect(page()?.nextElementSibling?.tagName).toBe("LINK");
});

it("names no styles if the page has none", () => {
  document.body.innerHTML = "<p>Words</p>";
  expect(loadEmotion().inserted).toEqual({});
});
