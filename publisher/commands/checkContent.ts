import { contentDir } from "../../plugins/gatsby-plugin-content-check/contentDir";
import {
  warningReport,
  contentReporter,
} from "../../plugins/gatsby-plugin-content-check/contentReport";
import { pluralize } from "../../src/content/wording";

/** `npm run check:content`: checks the content, and prints errors and warnings. */
const { problem, content } = contentReporter(process.argv[2] ?? contentDir())();
if (content) {
  const count = [...content.digests.keys()].filter((path) => path.endsWith(".json")).length;
  console.log(`The content is valid: ${pluralize(count, "file")} checked.`);
  const list = warningReport(content.warnings);
  if (list !== undefined) console.log(`\n${list}`);
} else {
  console.error(problem);
  process.exitCode = 1;
}
