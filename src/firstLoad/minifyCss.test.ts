import { terseCss } from "./minifyCss";

it("leaves out what says nothing", () => {
  expect(terseCss(".a{margin:0 0.5rem;font-family:Bitter, serif;}")).toBe(
    ".a{margin:0 .5rem;font-family:Bitter,serif}",
  );
});

it("keeps numbers that only look alike", () => {
  const css = ".a{line-height:10.5;opacity:1.05;margin:0;padding:10px}";
  expect(terseCss(css)).toBe(css);
});

it("drops the variables of breakpoints, wherever they stand, and no others", () => {
  expect(
    terseCss(":root{--o-sizes-breakpoint-md:48em;--o-colors-text:#123;--o-breakpoints-xl:72em;}"),
  ).toBe(":root{--o-colors-text:#123}");
});
