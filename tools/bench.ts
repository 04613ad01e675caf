import { cpus } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { contentReporter } from "../plugins/gatsby-plugin-content-check/contentReport";
import { markedEdits, type MarkedEdit } from "./measure/editFile";
import { median } from "./figures";
import { freePort, runPublisher, type Running } from "./measure/running";
import { gatsbyBuild, copyProject } from "./measure/workspace";
import { reasonOf } from "../src/content/wording";

// One round of each: npm run bench -- quick
const isQuick = process.argv.includes("quick");
const rounds = isQuick ? 1 : 5;
const plainRounds = isQuick ? 1 : 2;

const secondsOf = (ms: number) => (ms / 1000).toFixed(1).padStart(6);

const summary = (values: readonly number[]) =>
  `${secondsOf(median(values))} s  (${secondsOf(Math.min(...values)).trim()}–${secondsOf(Math.max(...values)).trim()})`;

/** Time from the save to the first response with the new text. */
async function saveToServed(
  { port }: Running,
  root: string,
  edit: MarkedEdit,
  mark: number,
): Promise<number> {
  edit.apply(root, mark);
  const start = performance.now();
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}${edit.page}`);
    if ((await response.text()).includes(edit.shows(mark))) return performance.now() - start;
    if (performance.now() - start > 300_000) throw new Error(`The edit never showed: ${edit.name}`);
    await pause(10);
  }
}

/** The time of a warm `gatsby build` after the same kind of edit. */
function plainBuild(root: string, mark: number): number {
  markedEdits(root)[0].apply(root, mark);
  const start = performance.now();
  gatsbyBuild(root);
  return performance.now() - start;
}

/** `npm run bench`: measures the time from an edit to its page. */
async function bench(): Promise<void> {
  console.log(`${cpus().length} cores, Node ${process.version}; median of ${rounds} (min–max)`);
  const { root, remove } = copyProject();
  try {
    const { problem } = contentReporter(`${root}/data`)();
    if (problem) throw new Error(problem);

    let start = performance.now();
    const publisher = runPublisher(root, await freePort());
    await publisher.ended(1);
    console.log(`first build, pictures included        ${secondsOf(performance.now() - start)} s`);
    start = performance.now();
    await publisher.waiting();
    console.log(`until the builder waits again         ${secondsOf(performance.now() - start)} s`);

    let mark = 1;
    const edits = markedEdits(root);
    for (const edit of edits) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        await publisher.waiting();
        times.push(await saveToServed(publisher, root, edit, (mark += 1)));
        await publisher.ended(mark);
      }
      console.log(`${edit.name.padEnd(38)}${summary(times)}`);
    }

    const atOnce: number[] = [];
    const [smallest] = edits;
    for (let round = 0; round < rounds; round += 1) {
      await publisher.waiting();
      await saveToServed(publisher, root, smallest, (mark += 1));
      atOnce.push(await saveToServed(publisher, root, smallest, (mark += 1)));
      await publisher.ended(mark);
    }
    const name = `${smallest.name}, right after another`;
    console.log(`${name.padEnd(38)}${summary(atOnce)}`);
    publisher.child.kill("SIGINT");
    await publisher.exit;

    plainBuild(root, (mark += 1)); // warms up the caches of the plain build
    const plain = Array.from({ length: plainRounds }, () => plainBuild(root, (mark += 1)));
    console.log(`plain gatsby build, warm              ${summary(plain)}`);
  } finally {
    remove();
  }
}

void bench().catch((error: unknown) => {
  console.error(reasonOf(error));
  process.exitCode = 1;
});
