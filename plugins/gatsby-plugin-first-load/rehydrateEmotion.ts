/**
 * Tells Emotion which styles are in the page, so that it does not insert them again. Emotion reads the
 * class names from an attribute of a style element, and moves that element to the end of the head. At
 * the end, the page's own styles would override the deferred style sheet. So Emotion gets an empty
 * element with the class names of the page.
 *
 * Import this before Emotion, which looks for the attribute on load.
 */
const prefix = "css-";

const names = [...document.querySelectorAll(`[class*=${prefix}]`)]
  .flatMap(({ classList }) => [...classList])
  .filter((name) => name.startsWith(prefix))
  .map((name) => name.slice(prefix.length));

const style = document.createElement("style");
style.dataset.emotion = ["css", ...new Set(names)].join(" ");
document.head.append(style);
