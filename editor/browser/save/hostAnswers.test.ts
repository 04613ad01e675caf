import { watchHostAnswers } from "./hostAnswers";

const api = "https://git.example/api/v1/repos/owner/website/contents";
const host = jest.fn();

const answer = (status: number, body: unknown) => {
  const response = {
    ok: status < 400,
    status,
    clone: () => ({ json: () => Promise.resolve(body) }),
  };
  return Promise.resolve(response);
};

let said: string;
const save = (address = api, method = "POST") => window.fetch(address, { method, body: "{}" });

beforeEach(() => {
  said = "";
  Object.assign(window, { fetch: host });
  watchHostAnswers({ warn: (lines) => (said = lines.join(" ")) });
});

it.each([
  [422, { message: "sha does not match" }, "“sha does not match”. Save again to put yours on top"],
  [409, { message: "is at 1 but expected 2" }, "Somebody else may have saved at the same moment"],
  [401, { message: "token is required" }, "log in, then save here again"],
  [403, {}, "may not write there"],
  [500, { error: "out of order" }, "The git host answered “out of order”"],
  [502, null, "The git host answered “status 502”"],
])("says what to do when the host answers %i", async (status, body, sentence) => {
  host.mockReturnValue(answer(status, body));
  expect(await save()).toHaveProperty("status", status);
  expect(said).toContain("Nothing was saved; what you typed is still in the form.");
  expect(said).toContain(sentence);
});

it("says so when the host does not answer", async () => {
  host.mockReturnValue(Promise.reject(new TypeError("Failed to fetch")));
  await expect(save()).rejects.toThrow("Failed to fetch");
  expect(said).toContain("The git host does not answer.");
});

it.each([
  ["what is saved", api, "POST", 201],
  ["what is only read", api, "GET", 404],
  ["a log-in", "https://git.example/login/oauth/access_token", "POST", 400],
  ["this site", "/admin/x", "POST", 404],
])("says nothing of %s", async (_what, address, method, status) => {
  host.mockReturnValue(answer(status, {}));
  await save(address, method);
  expect(said).toBe("");
});
