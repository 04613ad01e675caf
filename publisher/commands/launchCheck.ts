import { contentDir } from "../../plugins/gatsby-plugin-content-check/contentDir";
import {
  warningList,
  contentReporter,
} from "../../plugins/gatsby-plugin-content-check/contentReport";
import { largePages } from "../../plugins/gatsby-plugin-content-check/pageSizes";
import {
  launchSummary,
  pointLine,
} from "../../plugins/gatsby-plugin-content-check/launch/launchCheck";

/** `npm run launch-check`: lists what to do before the launch, and fails while there is anything. */
function run(dataDir: string): number {
  const { problem, content } = contentReporter(dataDir)();
  if (!content) {
    console.error(problem);
    return 1;
  }
  // Only the site's own content has built pages.
  const pages = process.argv[2] === undefined ? largePages("public", content.sitePages) : [];
  const points = content.openPoints;
  for (const point of points) console.log(pointLine(point));
  const list = warningList([...content.warnings, ...pages]);
  if (list !== undefined) console.log(`${points.length > 0 ? "\n" : ""}${list}`);
  console.log(`${points.length > 0 ? "\n" : ""}${launchSummary(points)}`);
  return points.length > 0 ? 1 : 0;
}

process.exitCode = run(process.argv[2] ?? contentDir());
