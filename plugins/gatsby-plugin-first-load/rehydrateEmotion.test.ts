import type { EmotionCache } from "@emotion/cache";

/** Emotion's cache, made anew as it is when a page's scripts are loaded. */
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

it("tells Emotion which classes have their styles in the page, and no others", () => {
  const { inserted } = loadEmotion();
  expect(Object.keys(inserted).sort()).toEqual(["a", "b", "c"]);
});

it("leaves the page's styles where they are, before the style sheets that overrule them", () => {
  loadEmotion();
  expect(document.head.firstElementChild).toBe(page());
  expect(page()?.nextElementSibling?.tagName).toBe("LINK");
});

it("says nothing of styles where the page has none", () => {
  document.body.innerHTML = "<p>Words</p>";
  expect(loadEmotion().inserted).toEqual({});
});
