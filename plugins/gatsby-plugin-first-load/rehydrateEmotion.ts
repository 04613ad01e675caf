/**
 * Tells Emotion which styles the page brings along, so that it does not insert them again. Emotion
 * reads the names of their classes from an attribute of their style element, and moves that element
 * to the end of the head, where it would overrule the deferred style sheet (see
 * plugins/gatsby-plugin-first-load/deferredStyles.ts). So Emotion gets an empty style element with the names of
 * the classes that are in the page anyway, and the page's own styles stay where they are.
 *
 * Imported before Emotion, which looks for the attribute when it is loaded.
 */
const prefix = "css-";

const names = [...document.querySelectorAll(`[class*=${prefix}]`)]
  .flatMap(({ classList }) => [...classList])
  .filter((name) => name.startsWith(prefix))
  .map((name) => name.slice(prefix.length));

const style = document.createElement("style");
style.dataset.emotion = ["css", ...new Set(names)].join(" ");
document.head.append(style);
