/**
 * Tells Emotion which classes the page's critical CSS holds, so that it does not insert them again.
 * Emotion would have their names listed in the style's attribute; they stand in the CSS anyway, and
 * the list would be 900 bytes that compress badly, in every page. Imported before Emotion, which
 * reads the attribute when it loads.
 */
for (const style of document.querySelectorAll("style[data-emotion=css]")) {
  const names = new Set(style.textContent.match(/(?<=\.css-)[a-z0-9]+/g));
  style.setAttribute("data-emotion", ["css", ...names].join(" "));
}
