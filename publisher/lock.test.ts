/** @jest-environment node */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { buildSync } from "esbuild";
import { writeFileSync } from "node:fs";
import { claim } from "./lock";
import { temporaryFolder } from "./testing";

const folder = temporaryFolder();

it("gives a folder to one program at a time, and each folder its own", async () => {
  expect(await claim(folder.path)).toBe(true);
  expect(await claim(folder.path)).toBe(false);
  expect(await claim(join(folder.path, "another"))).toBe(true);
});

it("forgets a program that was killed", async () => {
  const script = join(folder.path, "claim.cjs");
  const lock = JSON.stringify(resolve("publisher/lock"));
  const source = `import { claim } from ${lock};
    void claim(${JSON.stringify(folder.path)}).then((mine) => console.log(mine));
    setInterval(() => undefined, 1000);`;
  writeFileSync(join(folder.path, "claim.ts"), source);
  buildSync({
    entryPoints: [join(folder.path, "claim.ts")],
    bundle: true,
    platform: "node",
    outfile: script,
  });
  const other = spawn(process.execPath, [script], { stdio: ["ignore", "pipe", "inherit"] });
  const [said] = (await once(other.stdout, "data")) as [Buffer];
  expect(said.toString()).toBe("true\n");
  expect(await claim(folder.path)).toBe(false);
  other.kill("SIGKILL");
  await once(other, "exit");
  expect(await claim(folder.path)).toBe(true);
});
