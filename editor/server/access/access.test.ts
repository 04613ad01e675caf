import { TestEditor, testKey, type Probe } from "../../../test/editorBackend";

// These tests sign in a browser. strangers.test.ts has the requests that the editor refuses.

const editor = new TestEditor();

beforeAll(() => editor.start());
afterAll(() => editor.stop());

const stranger = { cookie: undefined, authorization: undefined };

const ask = (path: string, headers: Probe["headers"] = {}) =>
  editor.send({ method: "GET", path, headers });

describe("without the cookie", () => {
  it("a HEAD request gets the same status and no page", async () => {
    const head = await editor.send({ method: "HEAD", path: "/admin", headers: stranger });
    expect(head).toMatchObject({ status: 403, body: undefined });
  });

  it("/ leads to the page", async () => {
    const answer = await ask("/", stranger);
    expect(answer).toMatchObject({ status: 303, headers: { location: "/admin" } });
  });
});

it("the key is exchanged for a cookie that no script can read and no other site can send", async () => {
  const enter = () =>
    editor.send({ path: "/admin/enter", body: { key: testKey }, headers: stranger });
  await enter();
  expect(await enter()).toMatchObject({
    status: 204,
    headers: {
      "set-cookie": [`${editor.cookie}; Path=/admin; Max-Age=2592000; HttpOnly; SameSite=Strict`],
    },
  });
});

it("the key is removed from the address if the browser already has the cookie", async () => {
  const answer = await ask("/admin/enter");
  expect(answer).toMatchObject({ status: 303, headers: { location: "/admin#/" } });
});

it("the cookie is found among others, even a forged one of its name, and renewed", async () => {
  const cookie = `a=b; editor-${editor.port}=forged; ${editor.cookie}; editor-1=c`;
  expect(await ask("/admin", { cookie, authorization: undefined })).toMatchObject({
    status: 200,
    headers: { "set-cookie": [expect.stringContaining("Max-Age=2592000")] },
  });
});

it("the cookie allows a link from another site", async () => {
  const followed = { "sec-fetch-site": "cross-site", "sec-fetch-dest": "document" };
  expect((await ask("/admin", followed)).status).toBe(200);
});
