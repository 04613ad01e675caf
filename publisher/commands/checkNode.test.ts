import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { engines, scripts } from "../../package.json";

const checkNode = resolve("publisher/commands/checkNode.cjs");

/** Runs the check as if this were another version of Node. */
function runOn(version: string) {
  const program = `Object.defineProperty(process.versions, "node", { value: "${version}" }); require(${JSON.stringify(checkNode)});`;
  return spawnSync(process.execPath, ["-e", program], { encoding: "utf8" });
}

it.each(["0.10.48", "12.22.12", "18.20.8", "20.11.1", "20.18.3", "21.7.3", "22.12.0", "23.11.0"])(
  "stops with one sentence on Node %s",
  (version) => {
    const { status, stderr } = runOn(version);
    expect(status).toBe(1);
    expect(stderr).toBe(
      `This is Node ${version}; the website needs Node ${engines.node}. Install one from https://nodejs.org, run npm ci, and try again.\n`,
    );
  },
);

it.each(["20.19.0", "20.20.2", "22.17.0", "22.23.0", "24.0.0", "26.10.0"])(
  "accepts Node %s",
  (version) => {
    expect(runOn(version)).toMatchObject({ status: 0, stdout: "", stderr: "" });
  },
);

it.each([scripts.preinstall, scripts.start])("runs at npm ci and npm start: %s", (script) => {
  expect(script).toMatch(/^node (-r \.\/)?publisher\/commands\/checkNode\.cjs\b/);
});

describe("the recommended version of Node", () => {
  const read = (path: string) => readFileSync(path, "utf8");
  const lines = engines.node.split(" || ").map((range) => Number(/\d+/.exec(range)?.[0]));
  const recommended = Number(read(".nvmrc"));

  it("is supported", () => {
    expect(lines).toContain(recommended);
  });

  it("is the version on Netlify", () => {
    expect(read("netlify.toml")).toContain(`NODE_VERSION = "${recommended}"`);
  });

  it("is in the matrix of the workflow, with every other supported version", () => {
    const matrix = /node: \[([\d, ]+)\]/.exec(read(".github/workflows/check.yml"))?.[1];
    expect(matrix?.split(",").map(Number)).toEqual(lines);
  });

  it("is in the README", () => {
    expect(read("README.md")).toContain(`Node ${recommended}`);
  });
});
