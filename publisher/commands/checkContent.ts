import { contentDir } from "../../plugins/gatsby-plugin-content-check/contentDir";
import {
  warningList,
  contentReporter,
} from "../../plugins/gatsby-plugin-content-check/contentReport";
import { largePages } from "../../plugins/gatsby-plugin-content-check/pageSizes";
import { pluralize } from "../../src/content/wording";

/** `npm run check:content`: checks the content, and prints errors and warnings. */
const { problem, content } = contentReporter(process.argv[2] ?? contentDir())();
if (content) {
  const count = [...content.digests.keys()].filter((path) => path.endsWith(".json")).length;
  console.log(`The content is in order: ${pluralize(count, "file")} checked.`);
  // Only the site's own content has built pages.
  const pages = process.argv[2] === undefined ? largePages("public", content.sitePages) : [];
  const list = warningList([...content.warnings, ...pages]);
  if (list !== undefined) console.log(`\n${list}`);
} else {
  console.error(problem);
  process.exitCode = 1;
}
