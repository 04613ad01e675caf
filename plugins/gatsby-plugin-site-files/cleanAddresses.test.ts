import { readdirSync } from "node:fs";
import { join } from "node:path";
import { cleanAddresses, fileOfAddress, restoreAddresses } from "./cleanAddresses";
import { filesIn, temporaryFolder, writeFiles, type Files } from "../../test/temporaryFolder";

const folder = temporaryFolder();
let publicDir: string;

beforeEach(() => {
  publicDir = join(folder.path, "public");
});

const write = (files: Files, below = publicDir) => writeFiles(below, files);
const listing = () => filesIn(publicDir);

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

  it("keeps pages that a later build does not write again", () => {
    write(firstBuild);
    cleanAddresses(publicDir, pages);
    write({ "services/windows/index.html": "windows, changed" });
    cleanAddresses(publicDir, pages);
    expect(listing()).toEqual({ ...published, "services/windows.html": "windows, changed" });
  });

  it("changes nothing if nothing was built", () => {
    write(published);
    cleanAddresses(publicDir, pages);
    expect(listing()).toEqual(published);
  });

  it("removes deleted pages, both published and just built", () => {
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
    write({ "verify-me.html": "" }, join(folder.path, "static"));
    write({ ...firstBuild, ...others, "gone.html": "" });
    cleanAddresses(publicDir, pages, join(folder.path, "static"));
    expect(listing()).toEqual({ ...published, ...others });
  });
});

describe("restoreAddresses", () => {
  it("moves the pages back to the paths that Gatsby expects", () => {
    write(firstBuild);
    cleanAddresses(publicDir, pages);
    restoreAddresses(publicDir);
    expect(listing()).toEqual(firstBuild);
  });

  it("keeps newer pages of an interrupted build", () => {
    write({ ...published, "about/index.html": "about, changed" });
    restoreAddresses(publicDir);
    expect(listing()).toEqual({ ...firstBuild, "about/index.html": "about, changed" });
  });

  it("leaves the pages that are not Gatsby's", () => {
    const others = { "admin/index.html": "editor", "verify-me.html": "" };
    write({ "verify-me.html": "" }, join(folder.path, "static"));
    write({ ...published, ...others });
    restoreAddresses(publicDir, join(folder.path, "static"));
    expect(listing()).toEqual({ ...firstBuild, ...others });
  });

  it("does nothing before the first build", () => {
    restoreAddresses(join(folder.path, "nowhere"));
    expect(readdirSync(folder.path)).toEqual([]);
  });
});
