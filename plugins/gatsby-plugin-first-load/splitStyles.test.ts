import { splitStyles } from "./splitStyles";

const wide = "@media screen and (min-width: 48rem){.css-a{color:red;}.css-a b{margin:0;}}";
const narrow = '.css-a{color:blue;}.css-a::before{content:"}{";}';
const touched =
  ".css-a:hover{color:black;}.css-a[open] b{color:black;}@media print{.css-a{color:black;}}";

it("keeps the styles of a phone's first view, and defers the others in order", () => {
  expect(splitStyles(wide + narrow + touched + wide)).toEqual({
    critical: narrow,
    deferred: wide + touched + wide,
  });
});

it("defers nothing if the first view needs everything", () => {
  expect(splitStyles(narrow)).toEqual({ critical: narrow, deferred: "" });
});
