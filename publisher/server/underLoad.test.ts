/** @jest-environment node */
import { Agent, get } from "node:http";
import { createStubPublisher } from "../../test/stubs/stubPublisher";
import { stubPages, wordsOf } from "../../test/stubs/stubBuilder";
import { temporaryFolder, writeFiles } from "../../test/temporaryFolder";

const folder = temporaryFolder();
const connections = 50;
const edits = 20;
const isBad = (edit: number) => edit % 4 === 3;

jest.setTimeout(120_000);

it("answers every request in full while it publishes, never with a mixture of two releases", async () => {
  const { publisher, listen } = createStubPublisher(folder.path);
  const write = (word: string) =>
    writeFiles(folder.path, { "data/word.json": JSON.stringify({ word }) });
  write("w0");
  await publisher.publish();
  const { port, server } = await listen();
  const agent = new Agent({ keepAlive: true, maxSockets: connections });

  const ask = (path: string) =>
    new Promise<string>((resolve, reject) => {
      get({ host: "127.0.0.1", port, path, agent }, (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
        response.on("error", reject).on("end", () => {
          if (response.statusCode === 200 && response.complete) resolve(text);
          else reject(new Error(`${path}: ${response.statusCode}`));
        });
      }).on("error", reject);
    });

  let running = true;
  let requests = 0;
  const wordsSeen = new Set<string>();

  async function visit(turn: number): Promise<void> {
    while (running) {
      const name = stubPages[turn % stubPages.length] ?? "index";
      const page = await ask(name === "index" ? "/" : `/${name}`);
      const words = wordsOf(page);
      expect([...words]).toHaveLength(1);
      expect(page).toMatch(/<\/i>$/);
      const script = await ask(/src="([^"]+)"/.exec(page)?.[1] ?? "/no-script");
      expect(wordsOf(script)).toEqual(words);
      const data = JSON.parse(await ask(`/page-data/${name}/page-data.json`)) as { word: string };
      expect(data.word).toMatch(/^\[w\d+\]$/);
      for (const word of words) wordsSeen.add(word);
      requests += 3;
      turn += 1;
    }
  }

  const visitors = Promise.all(Array.from({ length: connections }, (_, turn) => visit(turn)));
  const published = (async () => {
    for (let edit = 1; edit <= edits; edit += 1) {
      write(isBad(edit) ? "bad" : `w${edit}`);
      await publisher.publish(["data/word.json"]);
      expect(publisher.status().state).toBe(isBad(edit) ? "failed" : "live");
      if (!isBad(edit)) expect(wordsOf(await ask("/about"))).toEqual(new Set([`[w${edit}]`]));
    }
  })().finally(() => {
    running = false;
  });
  await Promise.all([visitors, published]);
  agent.destroy();
  server.closeAllConnections();
  server.close();

  const good = [...Array(edits + 1).keys()].filter((edit) => !isBad(edit));
  expect(good.map((edit) => `[w${edit}]`)).toEqual(expect.arrayContaining([...wordsSeen]));
  expect(requests).toBeGreaterThan(edits * connections);
});
