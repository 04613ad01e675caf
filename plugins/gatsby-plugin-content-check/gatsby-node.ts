import type { GatsbyNode } from "gatsby";
import { reasonOf } from "../../src/content/words/wording";
import { contentDir } from "../../lib/content/contentDir";
import { warningReport, contentReport } from "../../lib/content/contentReport";
import { launchSummary } from "../../lib/launch/launchCheck";
import { createContentReader, type BuildInput } from "../../lib/content/buildInput";
import { runsInPublisher, Snapshot, snapshotDir } from "../../lib/content/snapshot";
import { watchFolders } from "../../lib/content/watchFolders";

const read = createContentReader(contentDir(), "static");
const snapshot = new Snapshot(snapshotDir());

/** The content in the snapshot. */
let inSnapshot: BuildInput | undefined;

/**
 * Updates the snapshot that Gatsby reads.
 * @returns the problem, if the content has errors or cannot be copied
 */
async function takeContent(): Promise<string | undefined> {
  const { problem, content } = await contentReport(read);
  if (!content) return problem;
  try {
    await snapshot.take(content);
    inSnapshot = content;
    return undefined;
  } catch (error) {
    return `The content could not be copied: ${reasonOf(error)}`;
  }
}

/** An error in the content, for Gatsby's reporter. */
const asError = (sourceMessage: string) => ({ id: "content", context: { sourceMessage } });

export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  reporter.setErrorMap({
    content: {
      text: ({ sourceMessage }: { sourceMessage: string }) => sourceMessage,
      level: "ERROR",
      category: "USER",
    },
  });
  if (runsInPublisher()) return;
  const problem = await takeContent();
  if (problem !== undefined) reporter.panic(asError(problem));
};

// In `gatsby develop`, each change is checked before the snapshot gets it.
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ reporter }) => {
  let last: string | undefined;
  watchFolders([contentDir()], process.cwd(), () => {
    void takeContent().then((problem) => {
      if (problem === last) return;
      last = problem;
      if (problem !== undefined) reporter.error(asError(problem));
      else reporter.info("The content is valid again.");
    });
  });
};

export const onPostBuild: GatsbyNode["onPostBuild"] = ({ reporter }) => {
  if (!inSnapshot) return;
  const list = warningReport(inSnapshot.warnings);
  if (list !== undefined) reporter.info(list);
  reporter.info(launchSummary(inSnapshot.openPoints));
};
