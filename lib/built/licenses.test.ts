import { licensesOf } from "./licenses";

// e2e/built/licenses.test.ts checks the packages of a build.

it("lists each package once, with its license and the text of that", () => {
  const used = ["react/index.js", "react/jsx-runtime.js", "@emotion/hash/dist/emotion-hash.esm.js"];
  const text = licensesOf([...used.map((file) => `node_modules/${file}`), "src/ui/Stars.tsx"]);
  expect(text).toMatch(/^@emotion\/hash\nMIT\nMIT License\n[^]+\nreact\nMIT\nMIT License\n/);
  expect(text.match(/^MIT$/gm)).toHaveLength(2);
});

it("adds the text of the MIT license where it is missing, and of no other license", () => {
  expect(licensesOf(["node_modules/mitt/index.js"])).toContain("(c) the authors of mitt\n");
  expect(licensesOf(["node_modules/saxes/saxes.js"])).toBe("saxes\nISC\n\n");
});

it("refuses a package whose license may not allow publishing", () => {
  expect(() => licensesOf(["node_modules/axe-core/axe.js"])).toThrow(
    "The scripts contain axe-core, whose license (MPL-2.0) is not known to allow publishing",
  );
});
