import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { testContent } from "../../../test/builtSites";
import { decks, jane } from "../../../test/contentCheck";
import { set, validFiles, type Files } from "../../../test/contentFiles";
import { itWithLinks, specialContent } from "../../../test/specialFiles";
import { temporaryFolder, writeFiles } from "../../../test/temporaryFolder";
import { contentFolder } from "./contentFolder";
import { checkContent } from "./checkContent";
import { formatIssue } from "./issue";

// These tests check a folder. The tests of single rules use content in memory.
const folder = temporaryFolder();
const at = (file: string) => join(folder.path, file);

const errorsIn = (path: string) => checkContent(contentFolder(path)).errors.map(formatIssue);

/** The errors in a folder with some files, after `add` has put something beside the files. */
function errorsOf(files: Files, add: () => void = () => undefined): string[] {
  writeFiles(folder.path, files);
  add();
  return errorsIn(folder.path);
}

it("finds no error in valid content", () => {
  expect(errorsOf({ ...validFiles(), "testimonials/._jane-d.json": "" })).toEqual([]);
  expect(errorsIn(testContent)).toEqual([]);
});

it.each([
  ...[
    "images/Icon\r",
    "images/Thumbs.db",
    "faqs/desktop.ini",
    "images/@eaDir",
    "testimonials/.DS_Store",
  ],
  ...["testimonials/~$jane-d.json", "testimonials/.jane-d.json.icloud", "faqs/home.json.tmp"],
  ...["testimonials/~syncthing~jane-d.json.tmp", "testimonials/.syncthing.jane-d.json.tmp"],
  ...[
    "testimonials/.~jane-d.json",
    "faqs/home.json~",
    "faqs/home.json.bak",
    "images/deck.jpg.crdownload",
  ],
])("ignores %j, which no person made", (file) => {
  expect(errorsOf({ ...validFiles(), [file]: "{" })).toEqual([]);
});

it("lists all errors of all files, and none that only follow from an unreadable file", () => {
  const files = validFiles();
  set(files, jane, "rating", 9);
  set(files, jane, "town", "");
  files[decks] = "{,}";
  set(files, "site.json", "navigation.0.link", "/careers");
  set(files, "site.json", "navigation.1", { label: "Decks", link: "/services/decks" });
  files["faqs/home.json"] = "{";
  const picture = "images/blue-cape.jpg";
  set(files, "projects/blue-cape.json", "picture.file", picture);
  files[picture] = "<html>";
  expect(errorsOf(files)).toEqual([
    "Questions “home”: line 1, column 2: the file ends here, but a { is not closed with } (data/faqs/home.json)",
    'Project “blue-cape title” › Picture of the finished work › File is "images/blue-cape.jpg", but data/images/blue-cape.jpg is not a JPEG, PNG, WebP or AVIF picture, or is damaged; save it as a JPEG, and replace it (data/projects/blue-cape.json, picture › file)',
    "Service page “decks”: line 1, column 2: a value is missing here, or the comma before is one too many (data/services/decks.json)",
    'The business › Menu links › “site label” › Leads to is "/careers", but no page of this site has that address (data/site.json, navigation › no. 1 › link)',
    "Testimonial “jane-d name” › Town is empty; it must be filled in with text (data/testimonials/jane-d.json, town)",
    "Testimonial “jane-d name” › Stars is 9; it must be a whole number from 1 to 5 (data/testimonials/jane-d.json, rating)",
  ]);
});

it("reports a file that it cannot open", () => {
  // Windows may refuse links to files, so the test makes a junction.
  const add = () => symlinkSync(at("nowhere"), at("faqs/decks.json"), "junction");
  expect(errorsOf(validFiles(), add)).toEqual([
    "Questions “decks”: cannot be opened: it may be open elsewhere, locked, or a link that leads nowhere (data/faqs/decks.json)",
  ]);
});

it.each(specialContent)("reports %s, and does not open it", (_what, make, sentence) => {
  const add = () => ["faqs/decks.json", "notes.json"].map(at).forEach(make);
  expect(errorsOf(validFiles(), add)).toEqual([
    `Questions “decks”: ${sentence} (data/faqs/decks.json)`,
    `File notes.json: ${sentence} (data/notes.json)`,
  ]);
});

itWithLinks("names the links that form a circle, and lists each file once", () => {
  writeFiles(folder.path, { "faqs/home.json": "{}", "pages/home.json": "{}" });
  for (const name of ["one", "two"]) {
    symlinkSync(".", at(`faqs/${name}`));
    symlinkSync("../pages", at(`faqs/${name}-pages`));
    symlinkSync("../faqs", at(`pages/${name}`));
  }
  const { files = new Set<string>(), problems } = contentFolder(folder.path) ?? {};
  expect(problems?.get("faqs/one")).toBe("is a link to a folder above it; delete it");
  const good = [...files].filter((file) => !file.includes("-pages") && !problems?.has(file));
  expect(good).toEqual([
    "faqs/home.json",
    "pages/home.json",
    "pages/one/home.json",
    "pages/two/home.json",
  ]);
});

it("reports a missing content folder", () => {
  expect(errorsIn("/nowhere/data")).toEqual([
    "The content folder is missing; it is data, or the folder that CONTENT_DIR names (data)",
  ]);
});
