import { eventually } from "../../e2e/eventually";
import { createStubPublisher, type StubPublisher } from "../../test/stubs/stubPublisher";
import { temporaryFolder, writeFiles } from "../../test/temporaryFolder";

// Failures of the machine that the publisher runs on.

const folder = temporaryFolder();
let stub: StubPublisher;
let servers: { port: number; server: { close: () => void } };

const edit = (word: string) => {
  writeFiles(folder.path, { "data/word.json": JSON.stringify({ word }) });
  return stub.publisher.publish(["data/word.json"]);
};

async function begin(retryMs?: number): Promise<void> {
  stub = createStubPublisher(folder.path, retryMs);
  servers = await stub.listen();
  await edit("first");
}

afterEach(async () => {
  await stub.publisher.stop();
  servers.server.close();
});

async function servedWord(): Promise<string | undefined> {
  const response = await fetch(`http://127.0.0.1:${servers.port}/`);
  return /\[(\w+)\]/.exec(await response.text())?.[1];
}

const fails = (code: string, message: string) => Object.assign(new Error(message), { code });

it("reports a full disk in one sentence, and continues when there is room", async () => {
  await begin();
  const full = fails("ENOSPC", "ENOSPC: no space left on device");
  jest.spyOn(stub.releases, "make").mockRejectedValueOnce(full);
  await edit("second");
  expect(await servedWord()).toBe("first");
  expect(stub.publisher.status()).toMatchObject({
    state: "failed",
    lines: [
      "The site was not changed, since something went wrong here. The publisher tries again in 10 seconds.",
      "The disk is full. Free some space, then save again.",
    ],
  });
  await edit("third");
  expect(await servedWord()).toBe("third");
});

it("tries again by itself, with growing delays, until it succeeds", async () => {
  await begin(20);
  const tooMany = fails("EMFILE", "EMFILE: too many open files");
  const make = jest.spyOn(stub.releases, "make");
  make.mockRejectedValueOnce(tooMany).mockRejectedValueOnce(tooMany);
  await edit("second");
  await eventually(servedWord, "second");
  expect(make).toHaveBeenCalledTimes(3);
  expect(stub.publisher.status()).toMatchObject({ state: "live" });
});
