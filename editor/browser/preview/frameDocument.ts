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
</head>
<body>
<script src="${adminPath}/preview.js"></script>
</body>
</html>`;
