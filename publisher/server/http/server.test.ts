import { cookieValueOf } from "../../../editor/server/access/key";
import { freePort } from "../../../tools/measure/running";
import { outerAddress, startServer } from "../../../test/httpServer";
import { temporaryFolder } from "../../../test/temporaryFolder";
import { firstBuildPage, serve } from "./server";
import { sendPlain, type Handler } from "./siteHandler";

const folder = temporaryFolder();
const closers: (() => unknown)[] = [];
afterEach(() => Promise.all(closers.splice(0).map((close) => close())));

const key = "k".repeat(43);
const site: Handler = (_, response) => sendPlain(response, 200, "the site");

async function start(host: string, port: number, editorPort = port + 1) {
  const served = await serve({ host, port, editorPort }, site, { dataDir: folder.path, key });
  if (!("problem" in served)) closers.push(served.close);
  return served;
}

const text = async (address: string) => (await fetch(address)).text();

const editorPaths = ["/admin/enter", "/admin/editor.js", "/admin/api/v1/events", "/api/v1"];

describe.each(["127.0.0.1", "localhost", "0.0.0.0", "::"])("with HOST %s", (host) => {
  let port: number;
  let editorPort: number;

  beforeEach(async () => {
    port = await freePort();
    editorPort = port + 1;
    expect(await start(host, port)).toMatchObject({ site: `http://localhost:${port}` });
  });

  it("serves the site, and no part of the editor, at its port", async () => {
    for (const path of ["/about", ...editorPaths])
      expect(await text(`http://localhost:${port}${path}`)).toBe("the site\n");
    expect(await text(`http://localhost:${port}/admin`)).not.toMatch(
      new RegExp(`<script|${key}|${editorPort}`),
    );
  });

  it.each(["localhost", "127.0.0.1"])(
    "serves only the editor at its own port of %s",
    async (name) => {
      const statusOf = async (path: string, headers = {}) =>
        (await fetch(`http://${name}:${editorPort}${path}`, { headers })).status;
      const cookie = `editor-${editorPort}=${cookieValueOf(key)}`;
      for (const path of ["/admin", ...editorPaths]) expect(await statusOf(path)).toBe(403);
      expect(await statusOf("/admin", { cookie })).toBe(200);
      for (const path of ["/about", "/index.html", "/adminx"])
        expect(await statusOf(path, { cookie })).toBe(404);
    },
  );

  (outerAddress ? it : it.skip)("keeps the editor's port from other machines", async () => {
    await expect(fetch(`http://${outerAddress}:${editorPort}/admin`)).rejects.toThrow();
  });
});

describe("at /admin of the site", () => {
  it.each(["/admin", "/admin/", "/admin?x"])("explains where the editor is (%s)", async (path) => {
    const port = await freePort();
    await start("127.0.0.1", port);
    const response = await fetch(`http://localhost:${port}${path}`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("open the address that npm start printed");
  });

  it("does not mention the editor if other machines can see the site", async () => {
    const port = await freePort();
    await start("0.0.0.0", port);
    expect(await text(`http://localhost:${port}/admin`)).toBe("the site\n");
  });
});

describe("reports in one sentence", () => {
  it.each(["PORT", "EDITOR_PORT"])("that %s is in use", async (setting) => {
    const { port, close } = await startServer(site);
    closers.push(close);
    const other = await freePort();
    const [first, second] = setting === "PORT" ? [port, other] : [other, port];
    expect(await start("127.0.0.1", first, second)).toEqual({
      problem: `Port ${port} is in use by another program. Stop that program, or choose another port: ${setting}=${port + 2} npm start`,
    });
  });

  it("that this machine does not have the address", async () => {
    expect(await start("192.0.2.1", await freePort(), await freePort())).toEqual({
      problem: 'HOST is "192.0.2.1", which is not an address of this machine.',
    });
  });
});

it("asks visitors to wait for the first build, and reloads", async () => {
  const { origin, close } = await startServer((...exchange) => void firstBuildPage(...exchange));
  closers.push(close);
  const answer = await fetch(`${origin}/services/decks`);
  const page = await answer.text();
  expect(answer.status).toBe(503);
  expect(page).toContain("<h1>This website is being built for the first time</h1>");
  // Browsers reload after the delay in the page. Search engines come back after the delay in the header.
  expect(page).toContain(`http-equiv="refresh" content="${answer.headers.get("retry-after")}"`);
});
