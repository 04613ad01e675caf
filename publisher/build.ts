import { contentProblem } from "./content/contentGate";
import { runGatsby } from "./gatsby/runGatsby";
import { alreadyClaimed, claim } from "./lock";
import { stopwatch } from "./stopwatch";

/** `npm run build`: leaves the site to publish in public/. */
async function build(): Promise<number> {
  if (!(await claim(process.cwd()))) {
    console.error(alreadyClaimed);
    return 1;
  }
  const problem = contentProblem("data");
  if (problem) {
    console.error(problem);
    return 1;
  }
  const elapsed = stopwatch();
  const { process: gatsby, result } = runGatsby(process.cwd(), (line) =>
    console.log(`${elapsed().padStart(7)}  ${line}`),
  );
  process.once("SIGINT", () => gatsby.kill("SIGINT"));
  process.once("SIGTERM", () => gatsby.kill("SIGTERM"));
  const outcome = await result;
  if (!outcome.ok) {
    console.error(`The build failed.\n\n${outcome.reasons.join("\n\n")}`);
    return 1;
  }
  console.log(`${elapsed().padStart(7)}  done: the site is in public/`);
  return 0;
}

void build().then((code) => process.exit(code));
