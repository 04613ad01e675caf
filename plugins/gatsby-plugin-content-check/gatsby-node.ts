import type { GatsbyNode } from "gatsby";
import { resolve } from "node:path";
import { reasonOf } from "../../src/content/wording";
import { writeCompletions } from "./completions";
import { contentDir, isOfPublisher, snapshotDir } from "./contentDir";
import { warningList, contentReporter } from "./contentReport";
import { launchSummary } from "./launch/launchCheck";
import { largePages } from "./pageSizes";
import type { SiteContent } from "./siteContent";
import { Snapshot } from "./snapshot";
import { watchContent } from "./watchContent";

const report = contentReporter(contentDir());
const snapshot = new Snapshot(snapshotDir(), resolve(".content/work"));

/** What the snapshot holds. */
let taken: SiteContent | undefined;

/** Takes the content over into the snapshot that Gatsby reads, or says what is wrong with it. */
async function takeContent(): Promise<string | undefined> {
  const { problem, content } = report();
  if (!content) return problem;
  try {
    await snapshot.take(content);
    taken = content;
    return undefined;
  } catch (error) {
    return `The content could not be copied: ${reasonOf(error)}`;
  }
}

/** An error of the content as Gatsby's reporter takes it. */
const asError = (sourceMessage: string) => ({ id: "content", context: { sourceMessage } });

export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  reporter.setErrorMap({
    content: {
      text: ({ sourceMessage }: { sourceMessage: string }) => sourceMessage,
      level: "ERROR",
      category: "USER",
    },
  });
  writeCompletions();
  if (isOfPublisher()) return;
  const problem = await takeContent();
  if (problem !== undefined) reporter.panic(asError(problem));
};

// In `gatsby develop`, each change of the content is checked. Gatsby sees no content with errors.
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ reporter }) => {
  let last: string | undefined;
  watchContent(contentDir(), () => {
    void takeContent().then((problem) => {
      if (problem === last) return;
      last = problem;
      if (problem !== undefined) reporter.error(asError(problem));
      else reporter.info("The content is in order again.");
    });
  });
};

export const onPostBuild: GatsbyNode["onPostBuild"] = ({ reporter }) => {
  if (!taken) return;
  const list = warningList([...taken.warnings, ...largePages("public", taken.sitePages)]);
  if (list !== undefined) reporter.info(list);
  reporter.info(launchSummary(taken.openPoints));
};
