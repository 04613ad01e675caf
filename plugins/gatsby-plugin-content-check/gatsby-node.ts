import type { GatsbyNode } from "gatsby";
import { watch } from "node:fs";
import { buildContentDir, isOfPublisher } from "./buildContent";
import { writeCompletions } from "./completions";
import { contentDir } from "./contentDir";
import { adviceList, contentProblem, contentReport } from "./contentProblem";
import { launchSummary } from "./launch/launchCheck";
import { openPointsIn } from "./launch/openPoints";
import { largePages } from "./pageSizes";

export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  writeCompletions();
  if (isOfPublisher()) return;
  const problem = contentProblem(contentDir()) ?? contentProblem(buildContentDir());
  if (problem !== undefined) reporter.panic(problem);
};

/** How long after the last of a row of changes the content is checked, in ms. */
const gatherMs = 100;

// In `gatsby develop`, each change of the content is checked.
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ reporter }) => {
  let timer: NodeJS.Timeout | undefined;
  let wasWrong = false;
  const check = () => {
    const problem = contentProblem(contentDir());
    if (problem !== undefined) reporter.error(problem);
    else if (wasWrong) reporter.info("The content is in order again.");
    wasWrong = problem !== undefined;
  };
  const watcher = watch(contentDir(), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(check, gatherMs);
  });
  watcher.on("error", () => undefined); // Gatsby, which watches the folder too, tells of it.
};

export const onPostBuild: GatsbyNode["onPostBuild"] = ({ reporter }) => {
  if (isOfPublisher()) return;
  const { advice } = contentReport(buildContentDir());
  const list = adviceList([...advice, ...largePages("public")]);
  if (list !== undefined) reporter.info(list);
  reporter.info(launchSummary(openPointsIn(buildContentDir())));
};
