import { resolve } from "node:path";
import { contentProblem } from "./content/contentGate";
import { runGatsby } from "./gatsby/runGatsby";
import { listen } from "./serve/listen";
import { readSettings } from "./settings";
import { siteHandler, sendPlain, type Handler } from "./serve/siteHandler";
import { stopwatch } from "./stopwatch";

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

/** `npm start`: checks the content, builds the site and serves it. */
async function start(): Promise<void> {
  const settings = readSettings(process.env);
  if ("problem" in settings) stop(settings.problem);
  const problem = contentProblem("data");
  if (problem) stop(problem);

  let handler: Handler = (_, response) => sendPlain(response, 503, "The site is being built.");
  const server = await listen((...call) => handler(...call), settings.host, settings.port);
  if ("problem" in server) stop(server.problem);

  const elapsed = stopwatch();
  const { process: gatsby, result } = runGatsby(process.cwd(), (line) =>
    console.log(`${elapsed().padStart(7)}  ${line}`),
  );
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      gatsby.kill("SIGKILL");
      process.exit(0);
    });
  const outcome = await result;
  if (!outcome.ok) stop(`The build failed.\n\n${outcome.reasons.join("\n\n")}`);

  const folder = resolve("public");
  handler = siteHandler({ pagesDir: folder, assetsDir: folder });
  console.log(`${elapsed().padStart(7)}  done`);
  console.log(`\nThe site is at http://localhost:${settings.port}`);
}

void start();
