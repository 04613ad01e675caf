import { splitStyles } from "./splitStyles";

const wide = "@media screen and (min-width: 48rem){.css-a{color:red;}.css-a b{margin:0;}}";
const narrow = '.css-a{color:blue;}.css-a::before{content:"}{";}';
const touched =
  ".css-a:hover{color:black;}.css-a[open] b{color:black;}@media print{.css-a{color:black;}}";

const html = '<p class="css-a"></p>';

it("keeps the styles of a phone's first view, and defers the others in order", () => {
  expect(splitStyles(wide + narrow + touched + wide, html)).toEqual({
    critical: narrow,
    deferred: wide + touched + wide,
  });
});

it("defers nothing if the first view needs everything", () => {
  expect(splitStyles(narrow, html)).toEqual({ critical: narrow, deferred: "" });
});

/** A section of a page with one element, which has a class. */
const section = (name: string) =>
  `<section class="section on-dark"><p class="css-${name}"></p></section>`;
const rule = (name: string) => `.css-${name}{color:red;}`;

it("defers what only the third section, and what follows it, need", () => {
  const page =
    `<header class="css-a"></header><main>${["b", "c", "d", "a"].map(section).join("")}</main>` +
    '<footer class="css-e"></footer><nav class="css-f"></nav>';
  const grouped = `.css-d,.css-e b{color:red;}.css-d,.css-b{color:red;}`;
  const query = "@media (forced-colors: active){.css-d{color:red;}}";
  const shown = ["a", "b", "c", "f"].map(rule).join("");
  expect(splitStyles(rule("d") + shown + query + rule("e") + grouped, page)).toEqual({
    critical: `${shown}.css-d,.css-b{color:red;}`,
    deferred: `${rule("d")}${query}${rule("e")}.css-d,.css-e b{color:red;}`,
  });
});

it("keeps the styles of the footer if no section hides it", () => {
  const page = `<main>${section("b")}${section("c")}</main><footer class="css-e"></footer>`;
  expect(splitStyles(rule("e"), page)).toEqual({ critical: rule("e"), deferred: "" });
});

it("writes the values of fixed tokens, and defers the tokens that nothing else uses", () => {
  const tokens =
    ":root{--gap:1rem;--o-a:1px;--o-b:var(--gap);--o-c:red;--o-d:var(--o-c);--o-e:2px;--o-f:3px;}" +
    ".on-dark{--o-c:white;}";
  const wider = "@media screen and (min-width: 48rem){:root{--o-f:4px;}}";
  const styled = '<p class="css-a" style="width:var(--o-e)"></p>';
  const margin = (first: string) => `.css-a{margin:${first} var(--o-b) var(--o-f, 0);}`;
  expect(splitStyles(tokens + wider + margin("var(--o-a)"), styled)).toEqual({
    critical: `:root{--gap:1rem;--o-b:var(--gap);--o-e:2px;--o-f:3px;}${margin("1px")}`,
    deferred: `:root{--o-a:1px;--o-d:var(--o-c);}:root{--o-c:red;}.on-dark{--o-c:white;}${wider}`,
  });
});
