/**
 * Tells Emotion which styles are in the page, so that it does not insert them again. Emotion would move a
 * style element that names its styles to the end of the head, where the page's own styles would override the
 * deferred style sheet. So an empty element names the styles. Import this module before Emotion.
 */
const prefix = "css-";

const names = [...document.querySelectorAll(`[class*=${prefix}]`)]
  .flatMap(({ classList }) => [...classList])
  .filter((name) => name.startsWith(prefix))
  .map((name) => name.slice(prefix.length));

const style = document.createElement("style");
style.dataset.emotion = ["css", ...new Set(names)].join(" ");
document.head.append(style);
