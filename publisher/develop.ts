import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { contentProblem } from "./content/contentGate";
import { quietEnvironment } from "./gatsby/runGatsby";

/** `npm run develop`: Gatsby's own development server, once the content is in order. */
const problem = contentProblem("data");
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  const gatsbyCli = createRequire(__filename).resolve("gatsby/cli.js");
  const gatsby = spawn(process.execPath, [gatsbyCli, "develop", ...process.argv.slice(2)], {
    env: quietEnvironment(),
    stdio: "inherit",
  });
  process.on("SIGINT", () => undefined);
  gatsby.on("close", (code) => process.exit(code ?? 1));
}
