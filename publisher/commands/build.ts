import { resolve } from "node:path";
import { firstOf, formatFault } from "../../src/content/check/checkContent";
import { contentDir } from "../../plugins/gatsby-plugin-content-check/contentDir";
import {
  adviceList,
  contentReport,
} from "../../plugins/gatsby-plugin-content-check/contentProblem";
import { productionBackend } from "../../editor";
import { writeHeadersFile } from "../../plugins/gatsby-plugin-site-files/headersFile";
import { publishEditor } from "../../editor/hostedEditor";
import { largePages } from "../../plugins/gatsby-plugin-content-check/pageSizes";
import { launchSummary } from "../../plugins/gatsby-plugin-content-check/launch/launchCheck";
import { lockTakenMessage, acquireLock } from "../../plugins/gatsby-plugin-site-files/lock";
import { createBuilder } from "../server/builders/createBuilder";
import { createContentReader } from "../server/content/siteContent";
import { reasonOf } from "../../src/content/wording";

const publicDir = resolve("public");
const dataDir = contentDir();
const start = performance.now();
const say = (line: string) => {
  const elapsed = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${elapsed.padStart(6)} s  ${line}`);
};

/** `npm run build`: leaves the site to publish in public/. Answers with what is wrong, if anything. */
async function build(): Promise<string | undefined> {
  const backend = productionBackend(process.env.EDITOR_BACKEND);
  const { problem, advice } = contentReport(dataDir);
  if (problem) return problem;
  if (!(await acquireLock(process.cwd()))) return lockTakenMessage;

  // Gatsby reads a copy: what changed while it builds, it would not build the next time, either.
  const content = createContentReader(dataDir, resolve("static"))();
  if (content.faults.length > 0) return firstOf(content.faults.map(formatFault)).join("\n");
  const workDir = resolve(".releases");
  const builder = createBuilder({ kind: "plain", root: process.cwd(), workDir, say });
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void builder.stop());
  const outcome = await builder.build(content, say);
  if (!outcome.ok) return `The build failed.\n\n${outcome.reasons.join("\n\n")}`;

  const open = content.openPoints;
  const admin = publishEditor(publicDir, backend);
  await writeHeadersFile(publicDir, { isSample: open.length > 0, admin });
  const list = adviceList([...advice, ...largePages(publicDir)]);
  if (list !== undefined) console.log(`\n${list}\n`);
  say("done: the site is in public/");
  say(launchSummary(open));
  return undefined;
}

void build()
  .catch(reasonOf)
  .then((problem) => {
    if (problem !== undefined) console.error(problem);
    process.exit(problem === undefined ? 0 : 1);
  });
