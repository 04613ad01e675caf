import { get, type ClientRequest, type IncomingMessage } from "node:http";
import { TestEditor, testKey } from "../../test/editorBackend";
import { eventually } from "../../test/eventually";
import { validFiles } from "../../test/contentFiles";
import { eventsPath } from "../routes";
import type { SiteStatus } from "../types";

let editor: TestEditor;
let status: SiteStatus;
const watchers = new Set<(now: SiteStatus) => void>();
const opened: ClientRequest[] = [];

function setStatus(now: SiteStatus): void {
  status = now;
  for (const show of watchers) show(now);
}

const live: SiteStatus = { state: "live", lines: ["Visitors see everything that is saved."] };
const building: SiteStatus = { state: "building", lines: ["The change is being published."] };

function open(): Promise<IncomingMessage> {
  const headers = {
    host: `localhost:${editor.port}`,
    cookie: editor.cookie,
    authorization: `Bearer ${testKey}`,
    "sec-fetch-site": "same-origin",
  };
  return new Promise((resolve, reject) => {
    const at = { host: "127.0.0.1", port: editor.port, path: eventsPath, headers };
    opened.push(get(at, resolve).on("error", reject));
  });
}

/** The next event of a stream. */
const next = (stream: IncomingMessage) =>
  new Promise<unknown>((resolve) =>
    stream.once("data", (chunk: Buffer) =>
      resolve(JSON.parse(chunk.toString("utf8").replace(/^data: /, ""))),
    ),
  );

beforeEach(async () => {
  watchers.clear();
  status = live;
  editor = new TestEditor(validFiles(), {
    watchStatus: (show) => {
      show(status);
      watchers.add(show);
      return () => watchers.delete(show);
    },
  });
  await editor.start();
});

afterEach(async () => {
  for (const each of opened.splice(0)) each.on("error", () => undefined).destroy();
  await editor.stop();
});

it("sends the status of the site to every window, at once and when it changes", async () => {
  const first = await open();
  expect(first.headers["content-type"]).toBe("text/event-stream; charset=utf-8");
  expect(await next(first)).toEqual(live);
  const second = await open();
  expect(await next(second)).toEqual(live);
  const both = Promise.all([next(first), next(second)]);
  setStatus(building);
  expect(await both).toEqual([building, building]);
});

it("stops watching when no window listens", async () => {
  const stream = await open();
  await next(stream);
  expect(watchers.size).toBe(1);
  stream.destroy();
  await eventually(() => watchers.size, 0);
});
