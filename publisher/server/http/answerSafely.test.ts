import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { eventually } from "../../../test/eventually";

let child: ChildProcess;
let address: string;
let log = "";

async function start() {
  const started = fork(resolve("test/stubs/failingServer.ts"), {
    execArgv: ["-r", "tsx/cjs"],
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  const [port] = (await once(started, "message")) as [number];
  return { child: started, address: `http://127.0.0.1:${port}` };
}

beforeAll(async () => {
  ({ child, address } = await start());
  child.stderr?.on("data", (chunk) => (log += String(chunk)));
});
afterAll(() => child.kill());

const textAt = async (path: string) => {
  const answer = await fetch(address + path);
  return `${answer.status} ${await answer.text()}`;
};

it.each(["/throws", "/rejects", "/callback", "/unhandled"])(
  "an error in a handler ends only its own request: %s",
  async (path) => {
    expect(await textAt(path)).toBe("500 Something went wrong here. Please try again.\n");
    const line = `GET "${path}" could not be answered: as the test wants it\n`;
    await eventually(() => log.includes(line), true);
    expect(await textAt("/")).toBe("200 an answer");
  },
);

it("cuts off a response that has begun", async () => {
  await expect(textAt("/begun")).rejects.toThrow();
  expect(await textAt("/")).toBe("200 an answer");
});

it("accepts all cookies that other programs at localhost can set", async () => {
  const cookie = Array.from({ length: 180 }, (_, at) => `${at}=${"x".repeat(4090)}`).join("; ");
  expect((await fetch(address, { headers: { cookie } })).status).toBe(200);
});

it("keeps answering when its log cannot be written", async () => {
  const { child: other, address: place } = await start();
  other.stderr?.destroy();
  other.send("log");
  expect(await Promise.race([once(other, "message"), once(other, "exit")])).toContain("logged");
  expect((await fetch(place)).status).toBe(200);
  other.kill();
});

it("ends the process with one sentence if an error belongs to no request", async () => {
  log = "";
  child.send("fail");
  const [code] = (await once(child, "exit")) as [number];
  expect([code, log]).toEqual([
    1,
    "The website's server stopped because of an error: as the test wants it\n",
  ]);
});
