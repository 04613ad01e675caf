import { once } from "node:events";
import fs, { rmSync, type ReadStream } from "node:fs";
import { get, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { eventually } from "../../../test/eventually";
import { temporaryFolder, writeFiles } from "../../../test/temporaryFolder";
import { listen } from "./listen";
import { siteHandler } from "./siteHandler";

const folder = temporaryFolder();
let server: Server;
let port: number;

beforeEach(async () => {
  // The file is larger than the buffers of a connection.
  writeFiles(folder.path, { "index.html": "<h1>Home</h1>", "large.bin": "x".repeat(20_000_000) });
  const site = siteHandler({ pagesDir: folder.path, assetsDir: folder.path });
  const listening = await listen(site, "127.0.0.1", 0);
  if ("problem" in listening) throw new Error(listening.problem);
  server = listening;
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
const homeAnswers = async () => (await (await ask("/")).text()).includes("Home");

const opened = (open: jest.SpyInstance): ReadStream[] =>
  open.mock.results.map(({ value }) => value as ReadStream);

test("when a visitor leaves in the middle of a file, the file is closed and nothing is logged", async () => {
  const log = jest.spyOn(console, "error").mockImplementation();
  const open = jest.spyOn(fs, "createReadStream");
  await new Promise<void>((left) => {
    get(`http://127.0.0.1:${port}/large.bin`, (response) =>
      response.once("data", () => {
        response.destroy();
        left();
      }),
    );
  });
  await eventually(() => opened(open).map(({ closed }) => closed), [true]);
  expect(log).not.toHaveBeenCalled();
});

test("when a visitor leaves before a file is open, the file is closed", async () => {
  const { createReadStream } = fs;
  let openNow: (() => void) | undefined;
  const open = jest.spyOn(fs, "createReadStream").mockImplementationOnce((path, options) => {
    const slow = {
      ...fs,
      open: (...details: Parameters<typeof fs.open>) => (openNow = () => fs.open(...details)),
    };
    return createReadStream(path, { ...(options as object), fs: slow });
  });
  const socket = connect(port, "127.0.0.1");
  socket.write("GET /large.bin HTTP/1.1\r\nHost: site\r\n\r\n");
  await eventually(() => typeof openNow, "function");
  socket.destroy();
  await eventually(() => promisify(server.getConnections.bind(server))(), 0);
  openNow?.();
  await eventually(() => opened(open).map(({ closed }) => closed), [true]);
});

test("pipelined requests open one file at a time, and none once the connection is closed", async () => {
  const open = jest.spyOn(fs, "createReadStream");
  const socket = connect(port, "127.0.0.1");
  socket.pause();
  socket.write("GET /large.bin HTTP/1.1\r\nHost: site\r\n\r\n".repeat(100));
  await eventually(() => open.mock.calls.length, 1);
  socket.destroy();
  await eventually(() => opened(open).map(({ closed }) => closed), [true]);
  expect(await homeAnswers()).toBe(true);
});

test("a visitor who stops reading does not keep a file open forever", async () => {
  const open = jest.spyOn(fs, "createReadStream");
  const connected = once(server, "connection") as Promise<[Socket]>;
  const visitor = connect(port, "127.0.0.1");
  visitor.pause();
  visitor.write("GET /large.bin HTTP/1.1\r\nHost: site\r\n\r\n");
  const [socket] = await connected;
  await eventually(() => open.mock.calls.length, 1);
  expect(socket.timeout).toBeGreaterThan(0);
  // The event stands for the end of the timeout.
  socket.emit("timeout");
  await eventually(() => opened(open).map(({ closed }) => closed), [true]);
});

test("a connection is closed after a thousand requests, so that waiting ones cannot fill the memory", async () => {
  const socket = connect(port, "127.0.0.1");
  const last = "GET / HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n";
  socket.write("GET / HTTP/1.1\r\nHost: site\r\n\r\n".repeat(1500) + last);
  const answers = (await text(socket)).split("HTTP/1.1 200 OK");
  expect(answers.length - 1).toBe(1000);
});

test("a deleted file is not found", async () => {
  rmSync(join(folder.path, "large.bin"));
  expect((await ask("/large.bin")).status).toBe(404);
});

test("a file that cannot be opened ends only that request", async () => {
  const log = jest.spyOn(console, "error").mockImplementation();
  const { createReadStream } = fs;
  jest.spyOn(fs, "createReadStream").mockImplementationOnce(() => createReadStream("/no/file"));
  const answer = await ask("/large.bin");
  expect([answer.status, await answer.text()]).toEqual([
    500,
    "Something went wrong here. Please try again.\n",
  ]);
  expect(log.mock.calls.join("\n")).toMatch(/^GET "\/large\.bin" could not be answered: .*ENOENT/);
  expect(await homeAnswers()).toBe(true);
});
