import { readFileSync } from "node:fs";
import { patches, withPatches } from "./decapScript";

const script = readFileSync(require.resolve("decap-cms/dist/decap-cms.js"), "utf8");

it.each(patches.map((patch) => [patch.what, patch] as const))(
  "matches exactly one place in the installed version: %s",
  (_what, patch) => {
    const patched = withPatches(script, [patch]);
    expect(patched).not.toContain(patch.find);
    expect(patched).toHaveLength(script.length - patch.find.length + patch.replace.length);
  },
);

it.each(["", "one bug, another bug"])("refuses the script %p", (text) => {
  const patch = { what: "a bug", find: "bug", replace: "" };
  expect(() => withPatches(text, [patch])).toThrow("a bug cannot be patched");
});
