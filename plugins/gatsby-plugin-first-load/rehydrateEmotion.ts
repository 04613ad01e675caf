// Tells Emotion which styles are in the page, so that Emotion does not insert the styles again. Emotion reads
// the names from a style element's data-emotion attribute, and moves that element to the end of the head. An
// element with the page's styles would then override the deferred style sheet, so the element is empty.
// Import this module before Emotion.

const prefix = "css-";

const names = [...document.querySelectorAll(`[class*=${prefix}]`)]
  .flatMap(({ classList }) => [...classList])
  .filter((name) => name.startsWith(prefix))
  .map((name) => name.slice(prefix.length));

const style = document.createElement("style");
style.dataset.emotion = ["css", ...new Set(names)].join(" ");
document.head.append(style);
