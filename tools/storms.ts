import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { editFile } from "./measure/editFile";
import type { Running } from "./measure/running";

// Requests that no browser sends, and content that nobody writes. The site must stay up.

const numbers = ["", "0", "1", "-1", "9007199254740992", "9".repeat(400), "x", "1e9", "0,5-"];
const values: Readonly<Record<string, readonly string[]>> = {
  range: numbers.flatMap((from) => numbers.map((to) => `bytes=${from}-${to}`)),
  "accept-encoding": ["br;q=0", "not-br", "*;q=0", "gzip;q=x", ",,,", "br".repeat(2000)],
  "if-none-match": ["*", '"a", W/"b"', "a", ","],
  "if-modified-since": ["now", "Sun, 01 Jan 2040 00:00:00 GMT"],
  "if-range": ['"a"', "Sun, 01 Jan 2006 00:00:00 GMT"],
};
const paths = [
  "/",
  "/about",
  "/index/",
  "/favicon.ico",
  "/nothing",
  "/%00",
  "/%ff",
  "//a",
  "/a%2f..",
];

/** Requests each path with each header. No response may be a server error. */
async function strangeRequests(port: number): Promise<number> {
  let count = 0;
  for (const path of paths)
    for (const [name, each] of Object.entries(values))
      for (const value of each) {
        const headers = { [name]: value };
        const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
        await response.arrayBuffer();
        if (response.status >= 500)
          throw new Error(`${path} with ${name}: ${value.slice(0, 50)}: ${response.status}`);
        count += 1;
      }
  return count;
}

/** The number of files that the process has open; undefined if the system does not report it. */
const openFiles = ({ child }: Running): number | undefined =>
  existsSync(`/proc/${child.pid}/fd`) ? readdirSync(`/proc/${child.pid}/fd`).length : undefined;

/** Sends many requests on each of many connections, reads nothing, and disconnects. */
async function pipelinedRequests(port: number): Promise<void> {
  const request = "GET / HTTP/1.1\r\nHost: site\r\n\r\n";
  const sockets = Array.from({ length: 50 }, () => {
    const socket = connect(port, "127.0.0.1").pause();
    socket.on("error", () => undefined).write(request.repeat(100));
    return socket;
  });
  await pause(600);
  for (const socket of sockets) socket.destroy();
}

/** Content that cannot be published. Each function adds it, and returns a function that removes it. */
const strangeContent: Readonly<Record<string, (root: string) => () => void>> = {
  "a long text": (root) => {
    let before: unknown;
    editFile(root, "site.json", (site) => {
      before = site.name;
      site.name = "Lorem ipsum dolor ".repeat(3000);
    });
    return () => editFile(root, "site.json", (site) => void (site.name = before));
  },
  "a deep file": (root) => added(root, (file) => writeFileSync(file, "[".repeat(8000))),
  "a long file": (root) => added(root, (file) => writeFileSync(file, " ".repeat(20_000_000))),
  "a pipe": (root) => added(root, (file) => void execFileSync("mkfifo", [file])),
  "a device": (root) => added(root, (file) => symlinkSync("/dev/zero", file)),
};

function added(root: string, make: (file: string) => void): () => void {
  const file = join(root, "data/testimonials/storm.json");
  make(file);
  return () => rmSync(file);
}

/** Waits until the process has closed what requests opened. */
async function closed(publisher: Running, before: number): Promise<void> {
  const patience = 30_000;
  const start = performance.now();
  for (;;) {
    const after = openFiles(publisher) ?? 0;
    if (after <= before + 20) return;
    if (performance.now() - start > patience)
      throw new Error(`${after} files are open; before, ${before} were.`);
    await pause(500);
  }
}

/** @throws if a request fails, strange content is published, or files stay open */
export async function storms(publisher: Running, root: string): Promise<void> {
  const before = openFiles(publisher);
  const count = await strangeRequests(publisher.port);
  for (let round = 0; round < 4; round += 1) await pipelinedRequests(publisher.port);
  if (before !== undefined) await closed(publisher, before);
  const isWindows = process.platform === "win32";
  const kinds = Object.entries(strangeContent).filter(
    ([name]) => !isWindows || !/pipe|device/.test(name),
  );
  for (const [name, put] of kinds) {
    const outcomes = publisher.outcomes.length;
    const remove = put(root);
    await publisher.ended(outcomes + 1);
    if (publisher.outcomes.at(-1)?.state !== "failed") throw new Error(`${name} was published.`);
    remove();
    await pause(500);
  }
  console.log(
    `${count} strange requests, 20,000 pipelined ones, ${kinds.length} kinds of strange content: served`,
  );
}
