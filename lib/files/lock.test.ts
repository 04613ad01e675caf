import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { acquireLock } from "./lock";
import { temporaryFolder } from "../../test/temporaryFolder";

const folder = temporaryFolder();
const others = new Set<ChildProcess>();

afterEach(() => {
  for (const other of others) other.kill("SIGKILL");
  others.clear();
});

it("locks a folder for one program at a time, and each folder separately", async () => {
  expect(await acquireLock(folder.path)).toBe(true);
  expect(await acquireLock(folder.path)).toBe(false);
  expect(await acquireLock(join(folder.path, "another"))).toBe(true);
});

/** Another program, which claims the folder when it is told to. */
async function startElsewhere() {
  const lock = JSON.stringify(resolve("lib/files/lock.ts"));
  const source = `const { acquireLock } = require(${lock});
    console.log("ready");
    const claim = async () => console.log(String(await acquireLock(${JSON.stringify(folder.path)})));
    process.stdin.on("data", claim);`;
  const other = spawn(process.execPath, ["-r", "tsx/cjs", "-e", source], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  others.add(other);
  const nextLine = async () => String((await once(other.stdout, "data"))[0]).trim();
  expect(await nextLine()).toBe("ready");
  const claim = async () => {
    other.stdin.write("claim\n");
    return nextLine();
  };
  const kill = async () => {
    other.kill("SIGKILL");
    await once(other, "exit");
  };
  return { claim, kill };
}

it("has one owner after programs claim it at the same time, beside what a killed one left", async () => {
  const killed = await startElsewhere();
  expect(await killed.claim()).toBe("true");
  await killed.kill();
  const all = await Promise.all(Array.from({ length: 8 }, startElsewhere));
  const answers = await Promise.all(all.map(({ claim }) => claim()));
  expect(answers.filter((answer) => answer === "true")).toHaveLength(1);
});
