import { adminPath, siteFilesPath } from "../../routes";

/**
 * What the frame may do, besides what the editor's page may not do either: it shows, and neither
 * runs a script of the content nor sends anything anywhere.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src data:",
  "connect-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
].join("; ");

/** What can be chosen shows it; what is typed into is outlined. */
const styles = `
[data-field] { cursor: pointer }
[data-field][data-in-hand] { outline: 2px dashed #1f6fb2; outline-offset: 4px }
[data-field]:focus-visible, :focus-visible > [data-field],
[data-field]:active:not(:has([data-field]:active)) {
  outline: 3px solid #1f6fb2; outline-offset: 4px; box-shadow: 0 0 0 4px #fff
}
@media (hover: hover) {
  [data-field]:hover:not(:has([data-field]:hover)) {
    outline: 3px solid #1f6fb2; outline-offset: 4px
  }
}`;

/**
 * The document of the preview's frame.
 * @param isLocal whether the site's drawings are found beside the editor; else at the site itself
 */
export const frameDocument = (isLocal: boolean) => `<!doctype html>
<html lang="en-US" data-site-files="${isLocal ? siteFilesPath : ""}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Preview</title>
<style>${styles}</style>
</head>
<body>
<script src="${adminPath}/preview.js"></script>
</body>
</html>`;
