import { formService, status, type Answer } from "../../test/formService";
import { deliver } from "./deliver";

const service = formService();

function typed(more: Record<string, string> = {}): FormData {
  const data = new FormData();
  const fields = { name: "Ann O’Neil & Co", phone: "410", message: "Two\nlines", _gotcha: "" };
  for (const [name, value] of Object.entries({ ...fields, ...more })) data.set(name, value);
  return data;
}

const send = (more?: Record<string, string>) =>
  deliver({ address: `${service.origin}/f/abc?x=1` }, typed(more), "/");

// e2e/journeys/delivery.test.ts reads the values that arrive.
it("asks the service for an answer in JSON, and names a form only if the service needs it", async () => {
  service.answer = status(200);
  expect(await send()).toBe(true);
  const [request] = service.requests;
  expect(request).toMatchObject({
    method: "POST",
    url: "/f/abc?x=1",
    headers: {
      "content-type": "application/x-www-form-urlencoded;charset=UTF-8",
      accept: "application/json",
    },
  });
  expect(request?.body).not.toContain("form-name");
});

it("sends no invisible marks, and no spaces around a value", async () => {
  service.answer = status(200);
  await send({ phone: "\u202a(410) 555-0142\u202c", zip: " 21014 " });
  const body = new URLSearchParams(service.requests[0]?.body);
  expect(body.get("phone")).toBe("(410) 555-0142");
  expect(body.get("zip")).toBe("21014");
  expect(body.get("message")).toBe("Two\nlines");
});

it.each<[string, Answer, boolean]>([
  ["201", status(201, {}, "{}"), true],
  ["204", status(204), true],
  ["200, unreadable", status(200, { "Content-Type": "application/json" }, "{{<"), true],
  ["200, but without its body", (response) => void response.writeHead(200).write("the"), true],
  ["302 to a page of thanks", status(302, { Location: "/thanks" }), false],
  ["307", status(307, { Location: "/elsewhere" }), false],
  ["404", status(404), false],
  ["429", status(429, { "Retry-After": "60" }), false],
  ["500", status(500), false],
  ["garbage", ({ socket }) => void socket?.end("!! no HTTP at all\r\n\r\n"), false],
  ["half a head", ({ socket }) => void socket?.end("HTTP/1.1 200 O"), false],
  ["nothing", ({ socket }) => void socket?.destroy(), false],
])("succeeds only with a success status: %s", async (_, how, expected) => {
  service.answer = how;
  expect(await send()).toBe(expected);
  // The form sends the request once, and sends nothing to the target of a redirect.
  expect(service.requests).toHaveLength(1);
});

it("gives up after 20 seconds", async () => {
  const limit = new AbortController();
  const timeout = jest.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
  service.answer = () => limit.abort(); // The request arrives, but gets no answer.
  expect(await send()).toBe(false);
  expect(timeout).toHaveBeenCalledWith(20_000);
  expect(service.requests).toHaveLength(1);
  timeout.mockRestore();
});

it("sends no form that a bot filled in, and reports no success", async () => {
  expect(await send({ _gotcha: "http://spam.example" })).toBe(false);
  expect(service.requests).toEqual([]);
});
