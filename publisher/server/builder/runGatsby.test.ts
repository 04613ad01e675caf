import { fork } from "node:child_process";
import { once } from "node:events";
import { symlinkSync } from "node:fs";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { join, resolve } from "node:path";
import { eventually } from "../../../test/eventually";
import { temporaryFolder, writeFiles } from "../../../test/temporaryFolder";
import { gatsbyEnded, runGatsby } from "./runGatsby";

const folder = temporaryFolder();

/** Starts a process that holds the lock like a Gatsby process of the publisher. */
async function startProcess() {
  const plugin = resolve("publisher/gatsby-plugin-publisher/gatsbyProcess.ts");
  const source =
    `import { endWithPublisher } from ${JSON.stringify(plugin)};\n` +
    `process.chdir(${JSON.stringify(folder.path)});\n` +
    `endWithPublisher();\nsetInterval(() => process.send?.("is there"), 100);\n`;
  writeFiles(folder.path, { "process.mts": source });
  const child = fork(join(folder.path, "process.mts"), [], {
    execArgv: ["--import", "tsx"],
    env: process.env,
  });
  await new Promise((done) => child.once("message", done));
  return child;
}

it("waits for a process of an earlier publisher to end, however it ends", async () => {
  const child = await startProcess();
  let isEnded = false;
  const ended = gatsbyEnded(folder.path, 60_000).then(() => (isEnded = true));
  await new Promise((done) => setTimeout(done, 250));
  expect(isEnded).toBe(false);
  child.kill("SIGKILL");
  await ended;
  expect(isEnded).toBe(true);
});

it("explains in one sentence what to do if the process does not end", async () => {
  const child = await startProcess();
  await expect(gatsbyEnded(folder.path, 100)).rejects.toThrow(
    "A Gatsby process of an earlier npm start is still running in this folder. End it, and save again.",
  );
  child.kill("SIGKILL");
});

it("ends a worker process that Gatsby leaves behind", async () => {
  let socket: Socket | undefined;
  const server = createServer((each) => (socket = each.resume())).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  symlinkSync(resolve("node_modules"), join(folder.path, "node_modules"), "junction");
  writeFiles(folder.path, {
    "package.json": { dependencies: { gatsby: "5" } },
    "worker.js": `require("node:net").connect(${port}, "127.0.0.1", () => process.send("is there"));`,
    "gatsby-config.js":
      "require('node:child_process').fork('worker.js').once('message', () => process.exit(1));",
  });
  const { ok } = await runGatsby(folder.path, () => undefined).result;
  expect(ok).toBe(false);
  // Windows has no groups of processes, so the worker does not end, but only loses its output.
  if (process.platform === "win32") socket?.destroy();
  await eventually(() => socket?.destroyed, true);
  server.close();
});
