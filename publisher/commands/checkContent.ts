import { contentDir } from "../../lib/content/contentDir";
import { warningReport, contentReport } from "../../lib/content/contentReport";
import { createContentReader } from "../../lib/content/buildInput";
import { pluralize } from "../../src/content/words/wording";

/** `npm run check:content`: checks the content, and prints errors and warnings. */
async function check(): Promise<void> {
  const read = createContentReader(process.argv[2] ?? contentDir(), "static");
  const { problem, content } = await contentReport(read);
  if (content) {
    const count = [...content.digests.keys()].filter((path) => path.endsWith(".json")).length;
    console.log(`The content is valid: ${pluralize(count, "file")} checked.`);
    const list = warningReport(content.warnings);
    if (list !== undefined) console.log(`\n${list}`);
  } else {
    console.error(problem);
    process.exitCode = 1;
  }
}

void check();
