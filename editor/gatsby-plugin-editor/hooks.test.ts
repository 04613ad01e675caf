import type { ParentSpanPluginArgs } from "gatsby";
import { onPreInit } from "./hooks";

// e2e/built/hostedEditor.test.ts tests a build with a valid setting.
it("stops a build with a wrong setting, in one sentence", () => {
  process.env.EDITOR_BACKEND = "github";
  const panic = jest.fn();
  const api = { reporter: { panic } } as unknown as ParentSpanPluginArgs;
  void onPreInit?.(api, { plugins: [] }, () => undefined);
  delete process.env.EDITOR_BACKEND;
  const sentence = "EDITOR_BACKEND is not JSON. See docs/publishing.md for examples.";
  expect(panic.mock.calls).toEqual([[sentence]]);
});
