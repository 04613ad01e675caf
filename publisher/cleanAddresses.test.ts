/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cleanAddresses, fileOfAddress, restoreAddresses } from "./cleanAddresses";

let folder: string;
let publicDir: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "addresses-"));
  publicDir = join(folder, "public");
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Record<string, string>, below = publicDir): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(below, path)), { recursive: true });
    writeFileSync(join(below, path), text);
  }
}

function listing(): Record<string, string> {
  const paths = readdirSync(publicDir, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    paths
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path.slice(publicDir.length + 1), readFileSync(path, "utf8")]),
  );
}

const folders = () =>
  readdirSync(publicDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const pages = ["/", "/about", "/services", "/services/windows", "/404.html"];

const firstBuild = {
  "index.html": "home",
  "404.html": "lost",
  "about/index.html": "about",
  "services/index.html": "services",
  "services/windows/index.html": "windows",
};

const published = {
  "404.html": "lost",
  "about.html": "about",
  "index.html": "home",
  "services.html": "services",
  "services/windows.html": "windows",
};

describe("fileOfAddress", () => {
  it.each([
    ["/", "index.html"],
    ["/about", "about.html"],
    ["/services/windows", "services/windows.html"],
    ["/404.html", "404.html"],
  ])("publishes %s as %s", (address, file) => expect(fileOfAddress(address)).toBe(file));
});

describe("cleanAddresses", () => {
  it("leaves one file for each address, and no empty folder", () => {
    write(firstBuild);
    cleanAddresses(publicDir, pages);
    expect(listing()).toEqual(published);
    expect(folders()).toEqual(["services"]);
  });

  it("keeps the pages that a later build did not write again", () => {
    write(firstBuild);
    cleanAddresses(publicDir, pages);
    write({ "services/windows/index.html": "windows, changed" });
    cleanAddresses(publicDir, pages);
    expect(listing()).toEqual({ ...published, "services/windows.html": "windows, changed" });
  });

  it("changes nothing when nothing was built", () => {
    write(published);
    cleanAddresses(publicDir, pages);
    expect(listing()).toEqual(published);
  });

  it("removes pages that are gone, published or just built", () => {
    write({ ...published, "old.html": "", "services/old.html": "", "older/index.html": "" });
    cleanAddresses(publicDir, pages);
    expect(listing()).toEqual(published);
    expect(folders()).toEqual(["services"]);
  });

  it("leaves the pages that are not Gatsby's", () => {
    const others = {
      "_gatsby/slices/_gatsby-scripts-1.html": "scripts",
      "admin/index.html": "editor",
      "page-data/about/index.html": "",
      "verify-me.html": "",
    };
    write({ "verify-me.html": "" }, join(folder, "static"));
    write({ ...firstBuild, ...others, "gone.html": "" });
    cleanAddresses(publicDir, pages, join(folder, "static"));
    expect(listing()).toEqual({ ...published, ...others });
  });
});

describe("restoreAddresses", () => {
  it("moves the pages back to where Gatsby looks for them", () => {
    write(firstBuild);
    cleanAddresses(publicDir, pages);
    restoreAddresses(publicDir);
    expect(listing()).toEqual(firstBuild);
  });

  it("keeps what Gatsby wrote before it was interrupted", () => {
    write({ ...published, "about/index.html": "about, changed" });
    restoreAddresses(publicDir);
    expect(listing()).toEqual({ ...firstBuild, "about/index.html": "about, changed" });
  });

  it("leaves the pages that are not Gatsby's", () => {
    const others = { "admin/index.html": "editor", "verify-me.html": "" };
    write({ "verify-me.html": "" }, join(folder, "static"));
    write({ ...published, ...others });
    restoreAddresses(publicDir, join(folder, "static"));
    expect(listing()).toEqual({ ...firstBuild, ...others });
  });

  it("does nothing before the first build", () => {
    restoreAddresses(join(folder, "nowhere"));
    expect(readdirSync(folder)).toEqual([]);
  });
});
