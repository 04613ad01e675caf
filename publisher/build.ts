import { resolve } from "node:path";
import { contentProblem } from "./content/contentGate";
import { createContentReader } from "./content/siteContent";
import { productionBackend } from "./editor";
import { runGatsby } from "./gatsby/runGatsby";
import { writeHeadersFile } from "./headersFile";
import { publishEditor } from "./hostedEditor";
import { alreadyClaimed, claim } from "./lock";
import { stopwatch } from "./stopwatch";

const publicDir = resolve("public");
const elapsed = stopwatch();
const say = (line: string) => console.log(`${elapsed().padStart(8)}  ${line}`);

/** `npm run build`: leaves the site to publish in public/. Answers with what is wrong, if anything. */
async function build(): Promise<string | undefined> {
  const backend = productionBackend(process.env.EDITOR_BACKEND);
  const problem = contentProblem("data");
  if (problem) return problem;
  if (!(await claim(process.cwd()))) return alreadyClaimed;

  const { process: gatsby, result } = runGatsby(process.cwd(), say);
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => gatsby.kill(signal));
  const outcome = await result;
  if (!outcome.ok) return `The build failed.\n\n${outcome.reasons.join("\n\n")}`;

  const { isSample } = createContentReader(resolve("data"), resolve("static"))();
  const editor = publishEditor(publicDir, backend);
  writeHeadersFile(publicDir, { isSample, editor });
  say("done: the site is in public/");
  if (isSample) say("search engines are asked to leave it out: parts of it are samples");
  return undefined;
}

void build()
  .catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
  .then((problem) => {
    if (problem !== undefined) console.error(problem);
    process.exit(problem === undefined ? 0 : 1);
  });
