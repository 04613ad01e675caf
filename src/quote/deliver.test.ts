import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { deliver } from "./deliver";

type Request = { method?: string; url?: string; headers: IncomingMessage["headers"]; body: string };

const requests: Request[] = [];
let answer: (response: ServerResponse, socket: Socket) => void;

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const { method, url, headers } = request;
    requests.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    answer(response, request.socket);
  });
});

let address: string;

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/f/abc?x=1`;
});

beforeEach(() => {
  requests.length = 0;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const status =
  (code: number, headers: Record<string, string> = {}, body = "") =>
  (response: ServerResponse) =>
    void response.writeHead(code, headers).end(body);

function typed(more: Record<string, string> = {}): FormData {
  const data = new FormData();
  const fields = { name: "Ann O’Neil & Co", phone: "410", message: "Two\nlines", _gotcha: "" };
  for (const [name, value] of Object.entries({ ...fields, ...more })) data.set(name, value);
  return data;
}

const never = new AbortController().signal;

const send = (more?: Record<string, string>, formName?: string | null, limit = never) =>
  deliver({ address, formName }, typed(more), { page: "/services/decks", limit });

it("posts the typed values as a form does", async () => {
  answer = status(200);
  expect(await send()).toBe(true);
  const [request] = requests;
  expect(request).toMatchObject({ method: "POST", url: "/f/abc?x=1" });
  expect(request?.headers).toMatchObject({
    "content-type": "application/x-www-form-urlencoded;charset=UTF-8",
    accept: "application/json",
  });
  expect(request?.headers.cookie).toBeUndefined();
  expect([...new URLSearchParams(request?.body)]).toEqual([
    ["name", "Ann O’Neil & Co"],
    ["phone", "410"],
    ["message", "Two\nlines"],
    ["_gotcha", ""],
    ["page", "/services/decks"],
  ]);
});

it("names the form if the service needs it", async () => {
  answer = status(200);
  expect(await send({}, "quote")).toBe(true);
  expect([...new URLSearchParams(requests[0]?.body)][0]).toEqual(["form-name", "quote"]);
  await send({}, null);
  expect(requests[1]?.body).not.toContain("form-name");
});

describe("succeeds only with a success status", () => {
  it.each<[string, (response: ServerResponse, socket: Socket) => void, boolean]>([
    ["200", status(200), true],
    ["201", status(201, {}, "{}"), true],
    ["204", status(204), true],
    [
      "200 with an unreadable body",
      status(200, { "Content-Type": "application/json" }, "{{<"),
      true,
    ],
    ["302 to a page of thanks", status(302, { Location: "/thanks" }), false],
    ["303", status(303, { Location: "/thanks" }), false],
    ["307", status(307, { Location: "/elsewhere" }), false],
    ["400", status(400), false],
    ["404", status(404), false],
    ["429", status(429, { "Retry-After": "60" }), false],
    ["500", status(500), false],
    ["garbage", (_, socket) => void socket.end("!! no HTTP at all\r\n\r\n"), false],
    ["half a head", (_, socket) => void socket.end("HTTP/1.1 200 O"), false],
    ["nothing", (_, socket) => void socket.destroy(), false],
  ])("%s", async (_, how, expected) => {
    answer = how;
    expect(await send()).toBe(expected);
    // It sends the request once, and nothing to the target of a redirect.
    expect(requests).toHaveLength(1);
  });

  it("no server at all", async () => {
    const elsewhere = { address: "http://127.0.0.1:1/" };
    expect(await deliver(elsewhere, typed(), { page: "/", limit: never })).toBe(false);
  });
});

it("waits for a slow answer, but not for its body", async () => {
  answer = (response) =>
    setImmediate(() => {
      response.writeHead(200).write("the beginning");
    });
  expect(await send()).toBe(true);
});

it("gives up when the time is over", async () => {
  const limit = new AbortController();
  answer = () => limit.abort(); // the request arrives, but gets no answer
  expect(await send({}, null, limit.signal)).toBe(false);
  expect(requests).toHaveLength(1);
});

it("gives up by itself after 20 seconds, not before", async () => {
  jest.useFakeTimers();
  const { fetch } = globalThis;
  globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) =>
      init?.signal?.addEventListener("abort", () => reject(new Error("aborted"))),
    );
  const outcome = jest.fn();
  void deliver({ address }, typed(), { page: "/" }).then(outcome);
  await jest.advanceTimersByTimeAsync(19_999);
  expect(outcome).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(false);
  globalThis.fetch = fetch;
  jest.useRealTimers();
});

it("sends no form that a bot filled in, and reports no success", async () => {
  answer = status(200);
  expect(await send({ _gotcha: "http://spam.example" })).toBe(false);
  expect(requests).toEqual([]);
});
