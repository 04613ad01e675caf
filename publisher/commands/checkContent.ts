import { contentTree, countContent } from "../../src/content/check/checkContent";
import { contentDir } from "../shared/contentDir";
import { contentAdvice, contentProblem } from "../shared/contentProblem";
import { largePages } from "../shared/pageSizes";
import { counted } from "../shared/wording";

/** `npm run check:content`: checks the content and nothing else, and says what it found. */
const dataDir = process.argv[2] ?? contentDir();
// Of another folder than the site's own nothing is built here.
const pages = process.argv[2] === undefined ? largePages("public") : [];
const problem = contentProblem(dataDir);
if (problem === undefined) {
  const tree = contentTree(dataDir);
  const advice = contentAdvice(dataDir, pages);
  console.log(
    `The content is in order: ${counted(tree ? countContent(tree) : 0, "file")} checked.`,
  );
  if (advice !== undefined) console.log(`\n${advice}`);
} else {
  console.error(problem);
  process.exitCode = 1;
}
