import { escaped } from "../../src/content/words/wording";

/**
 * The HTML of a page that is not part of the site. Search engines must not list the page.
 * @param title plain text, which the function escapes
 * @param head further elements of the head, as HTML
 * @param body the content of the body, as HTML
 * @param isTranslatable false for a page that a browser's translation would break
 */
export const htmlDocument = (
  title: string,
  head: string,
  body: string,
  isTranslatable = true,
): string =>
  `<!doctype html>
<html lang="en"${isTranslatable ? "" : ' translate="no"'}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
${head}
</head>
<body>
${body}
</body>
</html>
`;
