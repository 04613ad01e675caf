import { contentReport } from "../../lib/content/contentReport";
import { launchSummary } from "../../lib/launch/launchCheck";
import { formatIssue } from "../../src/content/check/issue";

/** `npm run launch-check`: lists the open points, and fails unless the list is empty. */
async function check(): Promise<void> {
  const { problem, content } = await contentReport();
  if (content) {
    for (const point of content.openPoints) console.log(formatIssue(point));
    console.log(`\n${launchSummary(content.openPoints)}`);
  } else console.error(problem);
  process.exitCode = content?.openPoints.length === 0 ? 0 : 1;
}

void check();
