import { createServer, type Server } from "node:http";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { cookieValueOf } from "../../../editor/access/key";
import { freePort } from "../../../tools/measure/running";
import { temporaryFolder, writeFiles } from "../../../test/temporaryFolder";
import { serve, type Served } from "./server";
import { sendPlain } from "./siteHandler";

const folder = temporaryFolder();
const closers: (() => void)[] = [];

afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const key = "k".repeat(43);
const cookieAt = (port: number) => ({ cookie: `editor-${port}=${cookieValueOf(key)}` });

async function start(host: string, port: number, editorPort = port + 1) {
  const dataDir = join(folder.path, "data");
  writeFiles(dataDir, { "site.json": "{}" });
  const site = (_: unknown, response: Parameters<typeof sendPlain>[0]) =>
    sendPlain(response, 200, "the site");
  const served = await serve({ host, port, editorPort }, site, { dataDir, key });
  if (!("problem" in served)) closers.push(served.close);
  return served;
}

const text = async (address: string) => (await fetch(address)).text();
const statusOf = async (address: string, headers = {}) =>
  (await fetch(address, { headers })).status;

/** An address of this machine that other machines can reach. */
const outerAddress = Object.values(networkInterfaces())
  .flatMap((each) => each ?? [])
  .find(({ family, internal }) => family === "IPv4" && !internal)?.address;

const editorPaths = ["/admin/enter", "/admin/editor.js", "/admin/api/v1/events", "/api/v1"];

describe.each(["127.0.0.1", "localhost", "0.0.0.0", "::"])("with HOST %s", (host) => {
  let port: number;
  let editorPort: number;
  let served: Served | { problem: string };

  beforeEach(async () => {
    port = await freePort();
    editorPort = port + 1;
    served = await start(host, port, editorPort);
  });

  it("serves the site, and no part of the editor, at its port", async () => {
    expect(served).toMatchObject({ site: `http://localhost:${port}` });
    expect(await text(`http://localhost:${port}/about`)).toBe("the site\n");
    for (const path of editorPaths)
      expect(await text(`http://localhost:${port}${path}`)).toBe("the site\n");
    expect(await text(`http://localhost:${port}/admin`)).not.toMatch(
      new RegExp(`<script|${key}|${editorPort}`),
    );
  });

  it.each(["localhost", "127.0.0.1"])("serves the editor at its own port, at %s", async (name) => {
    const editor = `http://${name}:${editorPort}`;
    for (const path of ["/admin", ...editorPaths]) expect(await statusOf(editor + path)).toBe(403);
    const cookie = cookieAt(editorPort);
    expect(await statusOf(`${editor}/admin`, cookie)).toBe(200);
  });

  it("serves nothing but the editor at that port", async () => {
    for (const path of ["/about", "/index.html", "/adminx"])
      expect(await statusOf(`http://localhost:${editorPort}${path}`, cookieAt(editorPort))).toBe(
        404,
      );
  });

  (outerAddress ? it : it.skip)("keeps that port from other machines", async () => {
    await expect(fetch(`http://${outerAddress}:${editorPort}/admin`)).rejects.toThrow();
    await expect(fetch(`http://${outerAddress}:${editorPort}/`)).rejects.toThrow();
  });
});

describe("at /admin of the site", () => {
  it.each(["/admin", "/admin/", "/admin?x"])("explains where the editor is (%s)", async (path) => {
    const port = await freePort();
    await start("127.0.0.1", port);
    const response = await fetch(`http://localhost:${port}${path}`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("open the address that the terminal printed");
  });

  it("does not mention the editor if other machines can see the site", async () => {
    const port = await freePort();
    await start("0.0.0.0", port);
    expect(await text(`http://localhost:${port}/admin`)).toBe("the site\n");
  });
});

describe("reports in one sentence", () => {
  it("that the port is in use", async () => {
    const other: Server = createServer();
    const port = await freePort();
    await new Promise<void>((done) => other.listen(port, "127.0.0.1", done));
    closers.push(() => other.close());
    expect(await start("127.0.0.1", port)).toEqual({
      problem: `Port ${port} is in use by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`,
    });
  });

  it("that the editor's port is in use, with the setting for it", async () => {
    const other: Server = createServer();
    const editorPort = await freePort();
    await new Promise<void>((done) => other.listen(editorPort, "127.0.0.1", done));
    closers.push(() => other.close());
    expect(await start("0.0.0.0", await freePort(), editorPort)).toEqual({
      problem: `Port ${editorPort} is in use by another program. Stop that program, or choose another port: EDITOR_PORT=${editorPort + 1} npm start`,
    });
  });

  it("that this machine does not have the address", async () => {
    expect(await start("192.0.2.1", await freePort(), await freePort())).toEqual({
      problem: 'HOST is "192.0.2.1", which is not an address of this machine.',
    });
  });
});
