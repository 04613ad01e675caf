/** @jest-environment node */
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { freePort } from "../../tools/measure/running";
import { temporaryFolder, writeFiles } from "../../../test/temporaryFolder";
import { serve, type Served } from "./server";
import { sendPlain } from "./siteHandler";

const folder = temporaryFolder();
const closers: (() => void)[] = [];

afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function start(host: string, port: number, editorPort = port) {
  const dataDir = join(folder.path, "data");
  writeFiles(dataDir, { "site.json": "{}" });
  const site = (_: unknown, response: Parameters<typeof sendPlain>[0]) =>
    sendPlain(response, 200, "the site");
  const served = await serve({ host, port, editorPort }, site, { dataDir });
  if (!("problem" in served)) closers.push(served.close);
  return served;
}

const text = async (address: string) => (await fetch(address)).text();
const statusOf = async (address: string) => (await fetch(address)).status;

describe("on this machine alone", () => {
  it("serves the site and its editor at one address", async () => {
    const port = await freePort();
    expect(await start("127.0.0.1", port)).toMatchObject({
      site: `http://localhost:${port}`,
      editor: `http://localhost:${port}/admin`,
    });
    expect(await text(`http://127.0.0.1:${port}/about`)).toBe("the site\n");
    expect(await text(`http://127.0.0.1:${port}/admin`)).toContain("<title>Edit the website");
    expect(await text(`http://localhost:${port}/about`)).toBe("the site\n");
  });
});

describe("with the site on another address", () => {
  let port: number;
  let editorPort: number;
  let served: Served | { problem: string };

  beforeEach(async () => {
    port = await freePort();
    editorPort = await freePort();
    served = await start("0.0.0.0", port, editorPort);
  });

  it("keeps the editor and its backend off that address", async () => {
    for (const path of ["/admin", "/admin/", "/admin/editor.js", "/api/v1", "/api/v1/status"])
      expect(await text(`http://127.0.0.1:${port}${path}`)).toBe("the site\n");
  });

  it("has the editor on a port of its own, on this machine", async () => {
    expect(served).toMatchObject({ editor: `http://localhost:${editorPort}/admin` });
    expect(await statusOf(`http://127.0.0.1:${editorPort}/admin`)).toBe(200);
    expect(await statusOf(`http://127.0.0.1:${editorPort}/api/v1/status`)).toBe(200);
    const address = [...Object.values((await import("node:os")).networkInterfaces())]
      .flatMap((each) => each ?? [])
      .find(({ family, internal }) => family === "IPv4" && !internal)?.address;
    if (address) {
      await expect(fetch(`http://${address}:${editorPort}/admin`)).rejects.toThrow();
      expect(await text(`http://${address}:${port}/admin`)).toBe("the site\n");
    }
  });
});

describe("says in one sentence", () => {
  it("that the port is in use", async () => {
    const other: Server = createServer();
    const port = await freePort();
    await new Promise<void>((done) => other.listen(port, "127.0.0.1", done));
    closers.push(() => other.close());
    expect(await start("127.0.0.1", port)).toEqual({
      problem: `Port ${port} is in use by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
    });
  });

  it("that the editor's port is in use, with the setting for it", async () => {
    const other: Server = createServer();
    const editorPort = await freePort();
    await new Promise<void>((done) => other.listen(editorPort, "127.0.0.1", done));
    closers.push(() => other.close());
    expect(await start("0.0.0.0", await freePort(), editorPort)).toEqual({
      problem: `Port ${editorPort} is in use by another program. Stop that one, or choose another port: EDITOR_PORT=${editorPort + 1} npm start`,
    });
  });

  it("that there is no such address here", async () => {
    expect(await start("192.0.2.1", await freePort(), await freePort())).toEqual({
      problem: 'HOST is "192.0.2.1", which is not an address of this machine.',
    });
  });
});
