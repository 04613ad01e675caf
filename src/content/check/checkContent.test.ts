import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { testContent } from "../../../test/builtSites";
import { decks, jane } from "../../../test/contentCheck";
import { set, validFiles, writeFiles, type Files } from "../../../test/contentFiles";
import { specialContent, specialPictures } from "../../../test/hostile/specialFiles";
import { temporaryFolder } from "../../../test/temporaryFolder";
import { contentTree, validateContent, formatIssue } from "./checkContent";

// These tests check a folder. The tests of single rules use content in memory.
const folder = temporaryFolder();

function errorsOf(files: Files): string[] {
  writeFiles(folder.path, files);
  return validateContent(contentTree(folder.path)).errors.map(formatIssue);
}

describe("the content check", () => {
  it("finds no error in a valid content tree", () => {
    expect(errorsOf(validFiles())).toEqual([]);
  });

  it("lists all errors of all files", () => {
    const files = validFiles();
    set(files, jane, "rating", 9);
    set(files, jane, "town", "");
    set(files, decks, "name", undefined);
    set(files, "site.json", "navigation.0.link", "/careers");
    files["faqs/home.json"] = "{";
    const picture = "images/blue-cape.jpg";
    set(files, "projects/blue-cape.json", "picture.file", picture);
    files[picture] = "<html>";
    expect(errorsOf(files)).toEqual([
      "FAQs “home”: line 1, column 2: the file ends here, but a { is not closed with } (data/faqs/home.json)",
      'Project “blue-cape title” › Picture › File is "images/blue-cape.jpg", and data/images/blue-cape.jpg is not a JPEG, PNG, WebP or AVIF picture, or is damaged (data/projects/blue-cape.json, picture › file)',
      "Service page “decks” › Name is missing; it must be some text (data/services/decks.json, name)",
      'The business › Menu links › “site label” › Leads to is "/careers", and no page of this site has that address (data/site.json, navigation › no. 1 › link)',
      "Testimonial “jane-d name” › Town is empty; it must be some text (data/testimonials/jane-d.json, town)",
      "Testimonial “jane-d name” › Stars is 9; it must be a whole number from 1 to 5 (data/testimonials/jane-d.json, rating)",
    ]);
  });

  it("reports where JSON is invalid", () => {
    const files = validFiles();
    files[jane] = '{\n  "name": "Jane D."\n  "rating": 5\n}';
    expect(errorsOf(files)).toEqual([
      "Testimonial “jane-d”: line 2, column 20: a comma is missing here (data/testimonials/jane-d.json)",
    ]);
  });

  it("reports an unreadable file once, not for each link and reference to it", () => {
    const files = validFiles();
    set(files, "site.json", "navigation.0.link", "/services/decks");
    files[decks] = "{,}";
    expect(errorsOf(files)).toEqual([
      "Service page “decks”: line 1, column 2: a value is missing here (data/services/decks.json)",
    ]);
  });

  it("reports a file that it cannot open", () => {
    const files = validFiles();
    writeFiles(folder.path, files);
    // Windows may refuse links to files, so the test makes a junction.
    symlinkSync(join(folder.path, "nowhere"), join(folder.path, "faqs/decks.json"), "junction");
    expect(errorsOf(files)).toEqual([
      "FAQs “decks”: cannot be opened; is it open elsewhere, locked, or a link that leads nowhere? (data/faqs/decks.json)",
    ]);
  });

  it.each(specialContent)("reports %s, and does not open it", (_what, make, sentence) => {
    const files = validFiles();
    writeFiles(folder.path, files);
    make(join(folder.path, "faqs/decks.json"));
    make(join(folder.path, "notes.json"));
    expect(errorsOf(files)).toEqual([
      `FAQs “decks”: ${sentence} (data/faqs/decks.json)`,
      `File notes.json: ${sentence} (data/notes.json)`,
    ]);
  });

  it.each(specialPictures)("reports %s among the pictures once", (_what, make, sentence) => {
    const files = validFiles();
    set(files, decks, "hero.picture.file", "images/deck.jpg");
    writeFiles(folder.path, files);
    make(join(folder.path, "images/deck.jpg"));
    expect(errorsOf(files)).toEqual([`Picture deck.jpg: ${sentence} (data/images/deck.jpg)`]);
  });

  it("reports a missing content folder", () => {
    expect(validateContent(contentTree("/nowhere/data")).errors.map(formatIssue)).toEqual([
      "The content folder is missing; it is data, or the folder that CONTENT_DIR names (data)",
    ]);
  });

  it("accepts emptied optional fields, facts in braces, and links to a place on a page", () => {
    const files = validFiles();
    set(files, decks, "facts", { duration: { least: null, most: null, unit: "" }, figures: [] });
    set(files, decks, "menu", { label: " ", order: null, text: "" });
    set(files, decks, "closing", { heading: "", lead: "", picture: { file: "", alt: "" } });
    set(files, decks, "proof", { heading: "", testimonials: [] });
    set(files, decks, "hero.lead", "Call {phone} or write to {email}: {license}, since {since}.");
    set(files, "site.json", "navigation.0.link", "/contact#quote");
    set(files, "site.json", "navigation.1", { label: "Decks", link: "/services/decks" });
    files["testimonials/._jane-d.json"] = "";
    expect(errorsOf(files)).toEqual([]);
  });

  it("finds no error in the test content", () => {
    expect(validateContent(contentTree(testContent)).errors.map(formatIssue)).toEqual([]);
  });
});
