import { createStubPublisher, writeWord } from "../../test/stubs/stubPublisher";
import { stubPages, textServed, wordServed } from "../../test/stubs/stubBuilder";
import { temporaryFolder } from "../../test/temporaryFolder";

const folder = temporaryFolder();
const visitors = 4;
const edits = 4;
const isBad = (edit: number) => edit === 3;

it("answers every request completely while it publishes, and never mixes two releases", async () => {
  const { publisher, listen } = createStubPublisher(folder.path);
  const write = (word: string) => writeWord(folder.path, word);
  write("w0");
  await publisher.publish();
  const { port, close } = await listen();
  let last = "[w0]";
  for (let edit = 1; edit <= edits; edit += 1) {
    const next = isBad(edit) ? last : `[w${edit}]`;
    write(isBad(edit) ? "bad" : `w${edit}`);
    let publishing = true;
    const published = publisher.publish(["data/word.json"]).finally(() => {
      publishing = false;
    });
    // Every visitor comes at least once, however fast the publication is.
    const visits = Array.from({ length: visitors }, async (_, visitor) => {
      let turn = visitor;
      do {
        const name = stubPages[turn % stubPages.length] ?? "index";
        expect([last, next]).toContain(await wordServed(port, name));
        const data = await textServed(port, `/page-data/${name}/page-data.json`);
        expect(JSON.parse(data)).toEqual({ word: expect.stringMatching(/^\[w\d+\]$/) as string });
        turn += 1;
      } while (publishing);
    });
    await Promise.all([published, ...visits]);
    expect(publisher.status().state).toBe(isBad(edit) ? "failed" : "live");
    expect(await wordServed(port, "about")).toBe(next);
    last = next;
  }
  await close();
});
