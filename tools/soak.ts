import { rmSync } from "node:fs";
import { cpus } from "node:os";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { makeError, markedEdits, routesOf } from "./measure/editFile";
import { median } from "./figures";
import { freePort, runPublisher, type Running } from "./measure/running";
import { watchResources, type Resources } from "./measure/resources";
import { uploadAtOnce } from "./measure/uploads";
import { visit } from "./measure/visitors";
import { gatsbyBuild, copyProject } from "./measure/workspace";
import { Releases, type Release } from "../publisher/server/release/releases";
import { isHashed } from "../lib/built/cachePolicy";
import { filesInUse } from "../lib/built/filesInUse";
import { reasonOf } from "../src/content/words/wording";

const { values: options } = parseArgs({
  options: {
    edits: { type: "string", default: "20" },
    kills: { type: "string", default: "20" },
    connections: { type: "string", default: "50" },
  },
});
const edits = Number(options.edits);
const kills = Number(options.kills);
/** The number of visitors that load pages at the same time. */
const connections = Number(options.connections);
const isBad = (edit: number) => edit % 4 === 3;

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

async function textOf(port: number, path: string): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}${path}`)).text();
}

let mark = 0;

type Published = { name: string; took: number };

/**
 * Saves one edit, and waits until the edit is served or refused.
 * @returns the name of the kind of edit, and how long the edit took to go live, in ms; undefined if the edit
 * was refused
 */
async function publishEdit(
  publisher: Running,
  root: string,
  edit: number,
): Promise<Published | undefined> {
  const before = publisher.outcomes.length;
  const start = performance.now();
  if (isBad(edit)) {
    const fix = makeError(root);
    await publisher.afterAttempts(before + 1);
    if (publisher.outcomes.at(-1) !== "failed") throw new Error("An error was published.");
    fix();
    await pause(500);
    return undefined;
  }
  const kinds = markedEdits(root);
  const kind = kinds[edit % kinds.length] ?? kinds[0];
  mark += 1;
  kind.apply(root, mark);
  await publisher.afterAttempts(before + 1);
  const took = performance.now() - start;
  if (!(await textOf(publisher.port, kind.page)).includes(kind.shows(mark)))
    throw new Error(`The edit is not served: ${kind.name}\n${publisher.printed()}`);
  return { name: kind.name, took };
}

// The limits of the publisher, without the processes of Gatsby. docs/performance.md has measured values.
const mostMegabytes = 900;
const mostFiles = 400;

const uploads = 20;

function requireFew(what: string, { megabytes, files }: Resources): void {
  console.log(`${what}: at most ${megabytes} MB of memory, ${files} open files`);
  if (megabytes > mostMegabytes || files > mostFiles)
    throw new Error(
      `The publisher took more than ${mostMegabytes} MB of memory, or ${mostFiles} open files.`,
    );
}

async function underLoad(root: string): Promise<void> {
  const start = performance.now();
  const publisher = runPublisher(root, await freePort());
  await publisher.afterAttempts(1);
  console.log(`first build, pictures included: ${seconds(performance.now() - start)}`);
  await publisher.waiting();
  const visited = watchResources(Number(publisher.child.pid));
  const { stop } = visit({ port: publisher.port, connections, pages: routesOf(root) });
  const loadStart = performance.now();
  const times = new Map<string, number[]>();
  for (let edit = 1; edit <= edits; edit += 1) {
    const published = await publishEdit(publisher, root, edit);
    if (published) {
      const { name, took } = published;
      times.set(name, [...(times.get(name) ?? []), took]);
      console.log(`  edit ${edit}, ${name}: live after ${seconds(took)}`);
    } else console.log(`  edit ${edit}: refused`);
    await publisher.waiting();
  }
  const { requests, pages: seen, failures } = await stop();
  console.log(
    `${connections} connections, ${seconds(performance.now() - loadStart)}: ${requests} requests, ${seen} pages; ${failures.length} failures`,
  );
  for (const [name, all] of times)
    console.log(`${name}: live after ${seconds(median(all))} (median of ${all.length})`);
  if (failures.length > 0) throw new Error([...new Set(failures)].slice(0, 10).join("\n"));
  requireFew("edits and visitors", visited());
  const uploaded = watchResources(Number(publisher.child.pid));
  await uploadAtOnce(root, uploads);
  requireFew(`${uploads} uploads at once`, uploaded());
  publisher.child.kill("SIGINT");
  await publisher.exit;
}

/** Compares a release with the folder of a clean build. */
async function differences(
  cleanDir: string,
  releases: Releases,
  release: Release,
): Promise<{ compared: number; different: string[] }> {
  const clean = await filesInUse(cleanDir, (path) => path !== "_headers");
  const made = new Set([...Object.keys(release.files), ...release.assets]);
  const different = [...made]
    .filter((path) => !clean.includes(path))
    .map((path) => `${path} is only in the release`);
  for (const path of clean) {
    if (!made.has(path)) {
      different.push(`${path} is only in the clean build`);
      continue;
    }
    const folder = isHashed(path) ? releases.assetsDir : releases.pagesDir(release.id);
    const [one, other] = await Promise.all([
      readFile(join(cleanDir, path)),
      readFile(join(folder, path)),
    ]);
    if (!one.equals(other)) different.push(`${path} differs`);
  }
  return { compared: clean.length, different };
}

async function compareWithClean(root: string): Promise<void> {
  for (const folder of [".cache", "public"])
    rmSync(join(root, folder), { recursive: true, force: true });
  const start = performance.now();
  gatsbyBuild(root);
  console.log(`clean build, without the publisher: ${seconds(performance.now() - start)}`);
  const releases = new Releases(join(root, ".releases"));
  const release = await releases.current();
  if (!release) throw new Error("There is no release.");
  const { compared, different } = await differences(join(root, "public"), releases, release);
  console.log(
    `release ${release.id} and a clean build: ${compared} files compared, ${different.length} differ`,
  );
  if (different.length > 0) throw new Error(different.slice(0, 20).join("\n"));
}

async function killed(root: string): Promise<void> {
  const longest = 30_000;
  const starts: number[] = [];
  let publisher = runPublisher(root, await freePort());
  await publisher.afterAttempts(1);
  const [kind] = markedEdits(root);
  const pages = routesOf(root);
  for (let kill = 1; kill <= kills; kill += 1) {
    // Odd kills come at most 2 s after an edit that a waiting builder receives. Even kills come at most 30 s
    // after an edit, whether or not the builder waits: before, during or after the edit's publication.
    const moment = Math.random() * (kill % 2 === 0 ? longest : 2000);
    if (kill % 2 === 1) await publisher.waiting();
    mark += 1;
    kind.apply(root, mark);
    await pause(moment);
    publisher.child.kill("SIGKILL");
    await publisher.exit;
    const start = performance.now();
    publisher = runPublisher(root, await freePort());
    for (;;) {
      const page = await textOf(publisher.port, kind.page).catch(() => "");
      if (page.includes("</html>")) break;
      if (performance.now() - start > longest) throw new Error(publisher.printed());
      await pause(20);
    }
    starts.push(performance.now() - start);
    const { failures } = await visit({ port: publisher.port, connections: 1, pages }).stop();
    if (failures.length > 0) throw new Error(failures.slice(0, 10).join("\n"));
    await publisher.afterAttempts(1);
    const isThere = (await textOf(publisher.port, kind.page)).includes(kind.shows(mark));
    console.log(
      `  kill ${kill}, ${seconds(moment)} after an edit: served again after ${seconds(starts.at(-1) ?? 0)}, the edit ${isThere ? "is there" : "IS LOST"} after ${seconds(performance.now() - start)}`,
    );
    if (!isThere) throw new Error(publisher.printed());
  }
  console.log(
    `${kills} kills: served again after ${seconds(Math.max(...starts))} at most, no edit lost`,
  );
  publisher.child.kill("SIGINT");
  await publisher.exit;
}

/**
 * `npm run soak`: builds under load, compares with a clean build, and kills the publisher repeatedly. With
 * `-- --kills 0 --connections 0`, the test only builds, to measure how soon an edit is live.
 */
async function soak(): Promise<void> {
  console.log(`${cpus().length} cores, Node ${process.version}`);
  const { root, remove } = copyProject();
  try {
    await underLoad(root);
    await compareWithClean(root);
    if (kills > 0) {
      await killed(root);
      await compareWithClean(root);
    }
    console.log("The soak test found no problems.");
  } finally {
    remove();
  }
}

void soak().catch((error: unknown) => {
  console.error(reasonOf(error));
  process.exitCode = 1;
});
