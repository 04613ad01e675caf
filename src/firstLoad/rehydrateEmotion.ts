/**
 * Tells Emotion which styles the page brings along, so that it does not insert them again. Emotion
 * would have the classes listed in an attribute of their style; they stand in the page anyway, and
 * the list would be 900 bytes that compress badly, in every page. It would also move those styles to
 * the end of the head, behind the style sheet of later styles that overrules them (see
 * publisher/postbuild/deferredStyles.ts). So it gets an empty style for its mark, and theirs stay where they
 * are. Imported before Emotion, which reads the mark when it loads; scripts stand at the page's end.
 */
const classNames = () =>
  [...document.querySelectorAll("[class*=css-]")].flatMap(({ classList }) =>
    [...classList].filter((name) => name.startsWith("css-")).map((name) => name.slice(4)),
  );

const mark = document.createElement("style");
mark.dataset.emotion = ["css", ...new Set(classNames())].join(" ");
document.head.append(mark);
