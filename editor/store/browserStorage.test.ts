/** @jest-environment jsdom */
import { chooseDevice, createUi } from "../app/ui/uiState";
import { forgetToken, storedToken, storeToken } from "./github/token";
import { storedKey, storeKey } from "./local";

const place = {
  repo: "owner/website",
  branch: "main",
  apiRoot: "https://api.github.com",
  login: { address: "https://login.example/auth", scope: "repo" },
};

window.matchMedia = () => ({ matches: false }) as MediaQueryList;

const refuse = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

afterEach(() => {
  jest.restoreAllMocks();
  forgetToken(place);
  window.localStorage.clear();
});

it.each<[string, () => void]>([
  ["keeps", () => undefined],
  [
    "keeps nothing for the site",
    () => jest.spyOn(window, "localStorage", "get").mockImplementation(refuse),
  ],
  ["has no room left", () => jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse)],
])("opens and signs in where the browser %s", (_what, settle) => {
  settle();
  expect(storedToken(place)).toBeUndefined();
  storeToken(place, "token");
  expect(storedToken(place)).toBe("token");
  forgetToken(place);
  expect(storedToken(place)).toBeUndefined();
  storeKey("key");
  expect(storedKey()).toBe("key");
  const ui = createUi();
  chooseDevice(ui, "phone");
  expect(ui.getState().device).toBe("phone");
  expect(createUi().getState().device).toBe("phone");
});

it("prefers a new text to the earlier one in a storage that is full", () => {
  storeKey("earlier");
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  storeKey("newer");
  expect(storedKey()).toBe("newer");
  jest.restoreAllMocks();
  storeKey("newest");
  expect(storedKey()).toBe("newest");
});
