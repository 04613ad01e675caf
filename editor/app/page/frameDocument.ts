import { palette } from "../../../src/theme/palette";
import { adminPath, siteFilesPath } from "../../routes";
import { editorPalette } from "../theme";

/**
 * The frame's policy, in addition to the policy of the editor's page: the frame runs no scripts from the
 * content, and sends nothing. The policy names the origin, because in Firefox 'self' allows nothing in a
 * frame without an address.
 */
const policy = (origin: string) =>
  [
    "default-src 'none'",
    `script-src ${origin}`,
    "style-src 'unsafe-inline'",
    `img-src ${origin} blob: data:`,
    "font-src data:",
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join("; ");

/** Styles for texts and pictures that can be clicked, and an outline for the field that has the focus. */
const styles = `
img[src^="data:image/gif"] { background: ${palette.water} }
[data-field] { cursor: pointer }
/* A link that covers its card must not take the clicks on the card's words. */
a::after { pointer-events: none }
/* The outlines stay so close to their words that they cover no other words. */
[data-field][data-focused] { outline: 2px solid ${palette.bay}; outline-offset: 2px }
[data-field]:focus-visible, :focus-visible > [data-field],
[data-field]:active:not(:has([data-field]:active)) {
  outline: 3px solid ${palette.bay}; outline-offset: 2px; box-shadow: 0 0 0 2px ${palette.white}
}
@media (hover: hover) {
  [data-field]:hover:not(:has([data-field]:hover)):not([data-focused]) {
    outline: 2px dashed ${palette.bay}; outline-offset: 2px
  }
  /* Light words keep their own background. */
  [data-field]:hover:not(
    :has([data-field]:hover), [data-focused], img, a, button, a *, button *, .on-dark *
  ) {
    background: ${editorPalette.canvas}C0
  }
}
.on-dark [data-field]:hover:not(:has([data-field]:hover)), .on-dark [data-field][data-focused] {
  outline-color: ${palette.amber}
}
.field-label {
  position: absolute; z-index: 50; padding: 2px 8px; border-radius: 4px; background: ${palette.bay};
  color: ${palette.white}; font: 600 13px/1.5 "Public Sans", sans-serif; white-space: nowrap;
  pointer-events: none
}
.field-label.hovered { background: ${palette.bayDeep} }
.link-choice {
  position: fixed; inset: auto; margin: 0; padding: .25em; border: 1px solid ${palette.inkSoft};
  border-radius: .35em; background: ${palette.white}; box-shadow: 0 4px 16px rgb(0 0 0 / 30%)
}
.link-choice button {
  display: block; width: 100%; min-height: 2.6em; padding: .35em 1em; border: 0; border-radius: .25em;
  background: none; color: ${palette.ink}; font: 1em/1.4 "Public Sans", sans-serif; text-align: left;
  cursor: pointer
}
.link-choice button:hover { background: ${editorPalette.canvas} }
.link-choice button:focus-visible { outline: 3px solid ${palette.bay} }`;

/**
 * The document of the preview's frame.
 * @param isLocal true if the editor's server serves the site's drawings (npm start); on a host, the site
 * serves them
 */
export const frameDocument = (isLocal: boolean) => `<!doctype html>
<html lang="en-US" translate="no" data-site-files="${isLocal ? siteFilesPath : ""}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy(window.location.origin)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Preview</title>
<style>${styles}</style>
</head>
<body>
<script src="${adminPath}/preview.js"></script>
</body>
</html>`;
