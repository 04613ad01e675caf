import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { existsSync } from "node:fs";
import { acquireLock, addressOf } from "./lock";
import { temporaryFolder } from "../../test/temporaryFolder";

const folder = temporaryFolder();
const others = new Set<ChildProcess>();

afterEach(() => {
  for (const other of others) other.kill("SIGKILL");
});

it("locks a folder for one program at a time, and each folder separately", async () => {
  expect(await acquireLock(folder.path)).toBe(true);
  expect(await acquireLock(folder.path)).toBe(false);
  expect(await acquireLock(join(folder.path, "another"))).toBe(true);
});

/** Another program that claims the folder. */
async function claimElsewhere(): Promise<ChildProcess> {
  const lock = JSON.stringify(resolve("plugins/gatsby-plugin-site-files/lock.ts"));
  const source = `require(${lock}).acquireLock(${JSON.stringify(folder.path)}).then(console.log);
    process.on("SIGINT", () => process.exit(0));
    setInterval(() => undefined, 1000);`;
  const other = spawn(process.execPath, ["-r", "tsx/cjs", "-e", source], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  others.add(other);
  const [said] = (await once(other.stdout, "data")) as [Buffer];
  expect(said.toString()).toBe("true\n");
  return other;
}

it("releases the lock of a killed program", async () => {
  const other = await claimElsewhere();
  expect(await acquireLock(folder.path)).toBe(false);
  other.kill("SIGKILL");
  await once(other, "exit");
  expect(await acquireLock(folder.path)).toBe(true);
});

it("leaves nothing behind when a program ends normally", async () => {
  const other = await claimElsewhere();
  expect(existsSync(addressOf(folder.path))).toBe(true);
  other.kill("SIGINT");
  await once(other, "exit");
  expect(existsSync(addressOf(folder.path))).toBe(false);
});
