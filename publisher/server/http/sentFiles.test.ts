/** @jest-environment node */
import fs, { rmSync, type ReadStream } from "node:fs";
import { createServer, get, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { eventually } from "../../../e2e/eventually";
import { temporaryFolder, writeFiles } from "../../../test/temporaryFolder";
import { siteHandler } from "./siteHandler";

const folder = temporaryFolder();
let server: Server;
let address: string;

beforeEach(async () => {
  // More than a connection takes at once.
  writeFiles(folder.path, { "index.html": "<h1>Home</h1>", "large.bin": "x".repeat(20_000_000) });
  server = createServer(siteHandler({ pagesDir: folder.path, assetsDir: folder.path }));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

const homeAnswers = async () => (await (await fetch(address)).text()).includes("Home");

test("a visitor who leaves in the middle of a file leaves no file open", async () => {
  const open = jest.spyOn(fs, "createReadStream");
  await new Promise<void>((left) => {
    get(`${address}/large.bin`, (response) =>
      response.once("data", () => {
        response.destroy();
        left();
      }),
    );
  });
  const [opened] = open.mock.results.map(({ value }) => value as ReadStream);
  await eventually(() => Promise.resolve(opened?.closed), true);
});

test("a file that cannot be opened any more ends that request alone", async () => {
  rmSync(join(folder.path, "large.bin"));
  await expect(fetch(`${address}/large.bin`).then((answer) => answer.text())).rejects.toThrow();
  expect(await homeAnswers()).toBe(true);
});
