import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";

const source = JSON.stringify(resolve("publisher/commands/whenParentEnds.ts"));
// The child's input closes when its parent ends. Only then does the child call whenParentEnds(), like a server
// that starts slowly.
const child = `const { whenParentEnds } = require(${source});
process.stdin.once("close", () => setTimeout(whenParentEnds, 100, process.exit)).resume();
setInterval(() => undefined, 1000);
console.log("started");`;
const parent = `require("node:child_process").spawn(
  process.execPath,
  ["-r", "tsx/cjs", "-e", ${JSON.stringify(child)}],
  { stdio: ["pipe", "inherit", "inherit"] },
);`;

it("ends the server when npm ends, even while it starts", async () => {
  const started = spawn(process.execPath, ["-e", parent], { stdio: ["ignore", "pipe", "inherit"] });
  const [text] = (await once(started.stdout, "data")) as [Buffer];
  expect(text.toString()).toBe("started\n");
  started.kill("SIGKILL");
  // The child holds the output open, so the output closes only when the child ends.
  await once(started.stdout, "close");
});
