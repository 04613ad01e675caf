/** @jest-environment node */
import { readFileSync } from "node:fs";
import { mends, withMends } from "./decapScript";

const script = readFileSync(require.resolve("decap-cms/dist/decap-cms.js"), "utf8");

it.each(mends.map((mend) => [mend.what, mend] as const))(
  "finds the one place of the installed version for %s",
  (_what, mend) => {
    const mended = withMends(script, [mend]);
    expect(mended).not.toContain(mend.faulty);
    expect(mended).toHaveLength(script.length - mend.faulty.length + mend.mended.length);
  },
);

it.each(["", "one fault, another fault"])("refuses the script %p", (text) => {
  const mend = { what: "a fault", faulty: "fault", mended: "" };
  expect(() => withMends(text, [mend])).toThrow("a fault cannot be mended");
});
