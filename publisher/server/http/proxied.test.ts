import { join } from "node:path";
import { type HostileRequest } from "../../../test/hostile/probes";
import { goodRequests } from "../../../test/hostile/requests";
import { ofStrangers } from "../../../test/hostile/strangers";
import { surround } from "../../../test/hostile/fixtures";
import { TestEditor, testKey, type Probe } from "../../../test/editorBackend";
import { proxies, type ProxyKind, type RunningProxy } from "../../../test/proxies";
import { stubSite } from "../../../test/stubs/stubBuilder";
import { writeFiles } from "../../../test/temporaryFolder";
import { cookieValueOf } from "../../../editor/access/key";
import { adminPath, backendPath, enterPath } from "../../../editor/routes";
import { freePort } from "../../../tools/measure/running";
import { serve } from "./server";
import { siteHandler } from "./siteHandler";

// Requests to the editor through a proxy in front of `npm start`: in front of the site, as it should
// be, or by mistake in front of the editor.

/** The public host name of the site. */
const domain = "www.example.com";

const pages: readonly Probe[] = [
  "/",
  adminPath,
  `${adminPath}/`,
  `${adminPath}/editor.js`,
  `${adminPath}/decap-cms.js`,
  enterPath,
  `${enterPath}?key=${testKey}`,
  `${enterPath}?${testKey}`,
  backendPath,
  `${backendPath}/events`,
  "/api/v1",
  "/api/v1/events",
  `//admin`,
  `/%61dmin`,
  `/admin/../admin/editor.js`,
].flatMap((path) => [
  { method: "GET", path },
  { method: "HEAD", path },
]);

/** Text that only the editor sends: on its page, in its answers, and in the content. */
const ofTheEditor = /decap|Jane D|"state"|local_fs|set-cookie/i;

const isLetIn = (status: number) => status < 300 || status === 304;

type Asked = HostileRequest | (typeof goodRequests)[number];

/** A server in front of the site or of the editor. */
type Setting = { name: string; host: string; isBeforeEditor: boolean };

const settings: readonly Setting[] = [
  { name: "the site, HOST not set", host: "127.0.0.1", isBeforeEditor: false },
  { name: "the site, HOST set", host: "0.0.0.0", isBeforeEditor: false },
  { name: "the editor, HOST not set", host: "127.0.0.1", isBeforeEditor: true },
  { name: "the editor, HOST set", host: "0.0.0.0", isBeforeEditor: true },
];

describe.each<ProxyKind>(proxies)("$name", ({ missing, start }) => {
  if (missing) {
    it.skip(missing, () => undefined);
    return;
  }

  describe.each<Setting>(settings)("in front of $name", ({ host, isBeforeEditor }) => {
    let editor: TestEditor;
    let proxy: RunningProxy;
    let upstream: number;
    let editorPort: number;
    let close: () => void;

    beforeAll(async () => {
      editor = new TestEditor();
      surround(editor);
      const siteDir = join(editor.folder, "site");
      writeFiles(siteDir, stubSite("word"));
      const port = await freePort();
      editorPort = port + 1;
      const served = await serve(
        { host, port, editorPort },
        siteHandler({ pagesDir: siteDir, assetsDir: siteDir }),
        {
          dataDir: editor.dataDir,
          key: testKey,
          onEdit: (files) => editor.edits.push(files),
          status: () => ({ state: "live", lines: [] }),
        },
      );
      if ("problem" in served) throw new Error(served.problem);
      close = served.close;
      editor.port = editorPort;
      upstream = isBeforeEditor ? editorPort : port;
      editor.origin = `http://127.0.0.1:${upstream}`;
      proxy = await start(upstream);
    });
    afterAll(async () => {
      close();
      await proxy.close();
      await editor.stop();
    });

    /** Sends a request through the proxy, as a stranger who knows everything but the key. */
    const send = (probe: Probe, headers: Probe["headers"] = {}) => {
      const { host: named } = probe.headers ?? {};
      // Browsers send the same name in both headers. Proxies may change the host header.
      const own = typeof named === "string" && { origin: `http://${named}` };
      const all = { host: domain, ...own, ...probe.headers, ...headers };
      return editor.send({ ...probe, port: proxy.port, headers: all });
    };

    /** The requests that got through. */
    async function letIn(
      requests: readonly [string, Probe][],
      headers: Probe["headers"] = {},
    ): Promise<string[]> {
      const before = editor.snapshot();
      const found: string[] = [];
      for (const [what, probe] of requests) {
        const answer = await send(probe, headers).catch(() => undefined);
        if (!answer) continue; // the connection was cut
        const received = JSON.stringify([answer.headers, answer.body]);
        const isPublic = !isBeforeEditor && (probe.method === "GET" || probe.method === "HEAD");
        if ((isLetIn(answer.status) && !isPublic) || ofTheEditor.test(received))
          found.push(`${what}: ${answer.status}`);
      }
      expect(editor.snapshot()).toEqual(before);
      expect(editor.edits).toEqual([]);
      return found;
    }

    const named = (probes: readonly Probe[]) =>
      probes.map((probe): [string, Probe] => [`${probe.method} ${probe.path}`, probe]);

    const probesOf = (requests: readonly Asked[]) =>
      requests.map(([what, probe]): [string, Probe] => [what, probe(editor)]);

    it("shows nothing of the editor, and carries nothing out, without the key", async () => {
      expect(
        await letIn([...named(pages), ...probesOf(goodRequests)], {
          cookie: undefined,
          authorization: undefined,
        }),
      ).toEqual([]);
    });

    it("carries nothing out for a page of another origin, even with the cookie", async () => {
      const cookie = `editor-${editorPort}=${cookieValueOf(testKey)}`;
      for (const headers of [
        { cookie, origin: `https://${domain}` },
        { cookie, origin: "null" },
        { cookie, origin: undefined },
        { cookie, "sec-fetch-site": "cross-site" },
        { cookie, "sec-fetch-site": "same-site" },
      ]) {
        expect(await letIn(probesOf(goodRequests.slice(0, 4)), headers)).toEqual([]);
      }
      expect(await letIn(probesOf(ofStrangers), { cookie })).toEqual([]);
    });

    it("gives no cookie to a page of another origin that has the key", async () => {
      const enter = { path: enterPath, body: { key: testKey } };
      const origins = [`https://${domain}`, "null", undefined];
      const requests = origins.map((origin): [string, Probe] => [
        String(origin),
        { ...enter, headers: { origin } },
      ]);
      expect(await letIn(requests, { cookie: undefined, authorization: undefined })).toEqual([]);
    });

    if (!isBeforeEditor) {
      it("serves the site", async () => {
        expect(await send({ method: "GET", path: "/about" })).toMatchObject({
          status: 200,
          body: expect.stringContaining("[word]") as string,
        });
      });
    }
  });
});
