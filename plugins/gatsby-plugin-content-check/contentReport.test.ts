import { set, validFiles, type Files } from "../../test/contentFiles";
import { temporaryFolder, writeFiles } from "../../test/temporaryFolder";
import { contentReporter } from "./contentReport";

const folder = temporaryFolder();
const jane = "testimonials/jane-d.json";

function reportOn(files: Files) {
  writeFiles(folder.path, files);
  return contentReporter(folder.path)();
}

it("lists every error with its file, and counts them", () => {
  const files = validFiles();
  set(files, jane, "rating", 9);
  set(files, jane, "town", "");
  files["faqs/home.json"] = "[";
  expect(reportOn(files).problem?.split("\n")).toEqual([
    "FAQs “home”: line 1, column 2: the file ends here, but a [ is not closed with ] (data/faqs/home.json)",
    "Testimonial “jane-d name” › Town is empty; it must be some text (data/testimonials/jane-d.json, town)",
    "Testimonial “jane-d name” › Stars is 9; it must be a whole number from 1 to 5 (data/testimonials/jane-d.json, rating)",
    "",
    "3 errors in 2 files.",
  ]);
});

it("lists the first of very many errors, and counts the rest", () => {
  const files = validFiles();
  const unknown = Array.from({ length: 10_000 }, (_, index) => [`field${index}`, ""]);
  files[jane] = { ...(files[jane] as object), ...Object.fromEntries(unknown) };
  const lines = reportOn(files).problem?.split("\n") ?? [];
  expect(lines.slice(39)).toEqual([
    expect.stringContaining("Field39 is not a known field"),
    "… and 9960 more",
    "",
    "10000 errors in 1 file.",
  ]);
});
