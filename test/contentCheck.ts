import { formatIssue } from "../src/content/check/issue";
import { checkContent } from "../src/content/check/checkContent";
import { treeOf, validFiles, type Files } from "./contentFiles";

/** A change of valid content. */
type Change = (files: Files) => unknown;

/** Changes of valid content. The key of a change is what the check says after it, one sentence a line. */
export type Refusals = Readonly<Record<string, Change>>;

// Files of validFiles().
export const jane = "testimonials/jane-d.json";
export const decks = "services/decks.json";
export const siding = "services/siding.json";
export const home = "pages/home.json";

/** The content of jane's file. */
export const janeNow = validFiles()[jane] as Record<string, unknown>;

/** Joins the sentences of a change that causes several issues. */
export const lines = (...sentences: string[]) => sentences.join("\n");

const issuesIn = (files: Files) => checkContent(treeOf(files));

/** The errors of the content check as lines. Uses no disk. */
export const errorsOf = (files: Files) => issuesIn(files).errors.map(formatIssue);

const issuesAfter = (change: Change, files: Files) => {
  change(files);
  const { errors, warnings } = issuesIn(files);
  const textOf = (issues: typeof errors) => lines(...issues.map(formatIssue));
  return { errors: textOf(errors), warnings: textOf(warnings) };
};

/** Makes tests of the check. Each test makes one change in content without issues. */
export const checkOf = (make: () => Files) => ({
  /** The check refuses each change with its sentence. */
  refuses: (refusals: Refusals) =>
    it.each(Object.entries(refusals))("refuses: %s", (errors, change) => {
      expect(issuesAfter(change, make())).toMatchObject({ errors });
    }),
  /** The check only warns about each change, with its sentence. */
  warns: (sentences: Refusals) =>
    it.each(Object.entries(sentences))("warns: %s", (warnings, change) => {
      expect(issuesAfter(change, make())).toEqual({ errors: "", warnings });
    }),
  /** The check accepts each change. The key of a change is the name of its test. */
  accepts: (changes: Readonly<Record<string, Change>>) =>
    it.each(Object.entries(changes))("accepts %s", (_name, change) => {
      expect(issuesAfter(change, make())).toEqual({ errors: "", warnings: "" });
    }),
});

export const { accepts, refuses, warns } = checkOf(validFiles);
