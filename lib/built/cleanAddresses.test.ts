import { readdirSync } from "node:fs";
import { join } from "node:path";
import { movePagesBack, movePagesToAddresses } from "./cleanAddresses";
import { filesIn, temporaryFolder, writeFiles, type Files } from "../../test/temporaryFolder";

const folder = temporaryFolder();
const publicDir = () => join(folder.path, "public");
const staticDir = () => join(folder.path, "static");

const write = (files: Files) => writeFiles(publicDir(), files);
const move = () => movePagesToAddresses(publicDir(), pages, staticDir());
const moveBack = () => movePagesBack(publicDir(), staticDir());
const listing = () => filesIn(publicDir());
const folders = () => readdirSync(publicDir()).filter((name) => !name.includes("."));

const pages = ["/", "/about", "/services", "/services/windows", "/404.html"];

/** The pages at the paths where Gatsby writes them. */
const built = {
  "404.html": "lost",
  "about/index.html": "about",
  "index.html": "home",
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

/** HTML files that are not pages of Gatsby. */
const others = {
  "_gatsby/slices/_gatsby-scripts-1.html": "scripts",
  "admin/index.html": "editor",
  "page-data/about/index.html": "",
  "verify-me.html": "",
};

beforeEach(() => writeFiles(staticDir(), { "verify-me.html": "" }));

describe("movePagesToAddresses", () => {
  it("keeps pages that a later build does not write again", async () => {
    write({ ...published, "services/windows/index.html": "windows, changed" });
    await move();
    expect(listing()).toEqual({ ...published, "services/windows.html": "windows, changed" });
  });

  it("leaves one file for each address and files of others, but no deleted page or empty folder", async () => {
    const deleted = { "old.html": "", "services/old.html": "", "older/deep/index.html": "" };
    write({ ...built, ...others, ...deleted });
    await move();
    expect(listing()).toEqual({ ...published, ...others });
    expect(folders()).toEqual(["_gatsby", "admin", "page-data", "services"]);
  });
});

describe("movePagesBack", () => {
  it("moves the pages back to the paths that Gatsby expects, and leaves others", async () => {
    write({ ...published, ...others });
    await moveBack();
    expect(listing()).toEqual({ ...built, ...others });
  });

  it("keeps newer pages of an interrupted build", async () => {
    write({ ...published, "about/index.html": "about, changed" });
    await moveBack();
    expect(listing()).toEqual({ ...built, "about/index.html": "about, changed" });
  });

  it("does nothing before the first build", async () => {
    await moveBack();
    expect(listing()).toEqual({});
  });
});
