import { escaped } from "../../src/content/words/wording";

/**
 * A page of the editor, which search engines must not list.
 * @param head further elements of the head
 */
export const htmlDocument = (title: string, head: string, body: string): string =>
  `<!doctype html>
<html lang="en">
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
