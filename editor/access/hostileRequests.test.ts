import { networkInterfaces } from "node:os";
import { goodRequests, hostileRequests } from "../../test/hostile/requests";
import { missingLinks, surround } from "../../test/hostile/fixtures";
import { TestEditor } from "../../test/editorBackend";

let editor: TestEditor;

const startEditor = async () => {
  editor = new TestEditor();
  surround(editor);
  await editor.start();
};
const stopEditor = () => editor.stop();

/** The reason of a refusal: JSON for scripts, a page for a browser that opens an address. */
const sentenceIn = (body: unknown) =>
  typeof body === "string" ? body : (body as { error?: unknown } | undefined)?.error;

describe("the editor's backend refuses", () => {
  // All requests share one editor, since none may change anything.
  let onDisk: Record<string, string>;

  beforeAll(async () => {
    await startEditor();
    onDisk = editor.snapshot();
  });
  afterAll(stopEditor);

  afterEach(() => {
    const before = onDisk;
    onDisk = editor.snapshot();
    expect(onDisk).toEqual(before);
    expect(editor.edits.splice(0)).toEqual([]);
  });

  it.each(hostileRequests)("%s", async (_what, probe, status, sentence = /./) => {
    const answer = await editor.send(probe(editor));
    expect(answer.status).toBe(status);
    expect(sentenceIn(answer.body)).toMatch(sentence);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith("access-control"))).toEqual(
      [],
    );
  });

  it("a body that turns out larger than the limit", async () => {
    const sent = editor.send({
      body: Buffer.alloc(70_000_000, " "),
      headers: { "transfer-encoding": "chunked", "content-length": undefined },
    });
    const refused = await sent.then(
      ({ status }) => status,
      () => "cut off",
    );
    expect([413, "cut off"]).toContain(refused);
  });

  if (missingLinks !== undefined) it.skip(missingLinks, () => undefined);

  it("to list files outside the content", async () => {
    const entries = await editor.act("entriesByFolder", { folder: "data/testimonials" });
    expect(JSON.stringify(entries.body)).not.toContain("Secret");
    const media = await editor.act("getMedia");
    expect(JSON.stringify(media.body)).not.toMatch(/secret|linked/);
  });

  it("other computers", async () => {
    const outer = Object.values(networkInterfaces())
      .flat()
      .find((each) => each && !each.internal && each.family === "IPv4");
    if (!outer) return; // a machine without a network has none
    const open = new TestEditor();
    await open.start("0.0.0.0");
    try {
      const answer = await open.send({
        host: outer.address,
        body: { action: "getMedia", params: {} },
      });
      expect(answer.status).toBe(403);
    } finally {
      await open.stop();
    }
  });
});

describe("the editor's backend carries out, for its own page,", () => {
  beforeEach(startEditor);
  afterEach(stopEditor);

  it.each(goodRequests)("%s", async (_what, probe) => {
    expect(await editor.send(probe(editor))).toMatchObject({ status: 200 });
  });
});
