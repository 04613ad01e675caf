import type { ParentSpanPluginArgs } from "gatsby";
import { onPreInit } from "./hooks";

afterEach(() => delete process.env.EDITOR_BACKEND);

const begin = (setting: string) => {
  process.env.EDITOR_BACKEND = setting;
  const panic = jest.fn();
  const api = { reporter: { panic } } as unknown as ParentSpanPluginArgs;
  void onPreInit?.(api, { plugins: [] }, () => undefined);
  return panic.mock.calls;
};

it("stops a build with a wrong setting, in one sentence", () => {
  expect(begin("gitlab")).toEqual([
    ["EDITOR_BACKEND is not JSON. See docs/publishing.md for examples."],
  ]);
});

it("accepts a valid setting", () => {
  expect(begin('{"name":"github","repo":"owner/website"}')).toEqual([]);
});
