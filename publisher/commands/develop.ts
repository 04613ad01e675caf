import { spawn } from "node:child_process";
import { contentDir } from "../../plugins/gatsby-plugin-content-check/contentDir";
import { contentProblem } from "../../plugins/gatsby-plugin-content-check/contentProblem";
import { watchFolders } from "../server/content/watch";
import { gatsbyCli, quietEnvironment } from "../server/builders/runGatsby";
import { lockTakenMessage, acquireLock } from "../../plugins/gatsby-plugin-site-files/lock";

/** `npm run develop`: Gatsby's own development server, and a look at the content at each change. */
async function develop(): Promise<void> {
  const dataDir = contentDir();
  const problem =
    contentProblem(dataDir) ?? ((await acquireLock(process.cwd())) ? "" : lockTakenMessage);
  if (problem !== "") {
    console.error(problem);
    process.exit(1);
  }
  const gatsby = spawn(process.execPath, [gatsbyCli, "develop", ...process.argv.slice(2)], {
    env: quietEnvironment(),
    stdio: "inherit",
  });
  let wasWrong = false;
  watchFolders([dataDir], process.cwd(), () => {
    const fault = contentProblem(dataDir);
    if (fault !== undefined) console.error(`\n${fault}\n`);
    else if (wasWrong) console.log("\nThe content is in order again.\n");
    wasWrong = fault !== undefined;
  });
  process.on("SIGINT", () => undefined); // Gatsby gets it as well, and ends first
  gatsby.on("close", (code) => process.exit(code ?? 1));
}

void develop();
