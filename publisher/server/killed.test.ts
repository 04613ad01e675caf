import { buildSync } from "esbuild";
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { stubPages, wordServed } from "../../test/stubs/stubBuilder";
import { writeWord } from "../../test/stubs/stubPublisher";
import { temporaryFolder } from "../../test/temporaryFolder";

const folder = temporaryFolder();
const times = 5;
/** The approximate duration of a publication with the stub. The kills are spread over this time. */
const publicationMs = 120;

jest.setTimeout(120_000);

type StartMessage = { port: number; servesLast: boolean };

function message<T>(child: ChildProcess, isIt: (message: object) => boolean): Promise<T> {
  return new Promise((done, fail) => {
    child.on("message", (each: object) => {
      if (isIt(each)) done(each as T);
    });
    child.once("exit", (code, signal) => fail(new Error(`ended: ${code ?? signal}`)));
  });
}

/** The words on the pages of the site. */
const servedWords = (port: number) => Promise.all(stubPages.map((name) => wordServed(port, name)));

const running = new Set<ChildProcess>();

afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
});

it("starts on a good release after each of several kills, and loses no edit", async () => {
  // The bundled script starts quickly enough to be killed often.
  const script = join(folder.path, "start.cjs");
  buildSync({
    entryPoints: [resolve("test/stubs/stubStart.ts")],
    bundle: true,
    platform: "node",
    // The `main` file of some packages cannot be bundled, so a `module` file has priority.
    mainFields: ["module", "main"],
    // sharp has a native program, so it cannot be bundled. The script in another folder needs its path.
    alias: { sharp: require.resolve("sharp") },
    external: ["fsevents", require.resolve("sharp")],
    outfile: script,
    logLevel: "silent",
  });
  const site = join(folder.path, "site");
  const write = (word: string) => writeWord(site, word);

  async function start() {
    const child = fork(script, [site], { execArgv: [] });
    running.add(child);
    const startMessage = message<StartMessage>(child, (each) => "port" in each);
    // The promise resolves once the current content is served, perhaps before the test awaits it.
    const live = message(child, (each) => "live" in each);
    // After a kill, nobody awaits the promise.
    live.catch(() => undefined);
    return { child, live, ...(await startMessage) };
  }

  write("w0");
  let started = await start();
  await started.live;
  const written = ["[w0]"];

  for (let turn = 1; turn <= times; turn += 1) {
    write(`w${turn}`);
    written.push(`[w${turn}]`);
    await pause((turn * publicationMs) / times);
    started.child.removeAllListeners("message").kill("SIGKILL");
    await once(started.child, "exit");
    started = await start();
    expect(started.servesLast).toBe(true);
    expect(written).toEqual(expect.arrayContaining(await servedWords(started.port)));
  }
  await started.live;
  expect(new Set(await servedWords(started.port))).toEqual(new Set([`[w${times}]`]));
});
