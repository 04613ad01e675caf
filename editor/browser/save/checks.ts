import { problemsIn } from "../../../src/content/check/bounds";
import { issueAt, firstOf, type Issue } from "../../../src/content/check/issue";
import { errorsOfFields } from "../../../src/content/check/schemaIssues";
import { contentTypeOf } from "../../../src/content/model/contentTypes";
import { normalized } from "../../../src/content/normalize";
import type { Bar } from "../statusBar/bar";
import type { Cms, CmsEntry } from "../cms";
import { contentOfForm, fileOf } from "../preview/content";

/** Ends a saving whose reason is at the foot of the page already. */
class RefusedHere extends Error {
  override name = "RefusedHere";
}

/** Whether Decap CMS, which makes a text of it, tells of a saving that the page itself has ended. */
export const isRefusedHere = (error: unknown): boolean => String(error).startsWith("RefusedHere: ");

/** What is wrong with the fields of a form, in its words. A new entry has no file yet, and is named by what it holds. */
function errorsOf(entry: CmsEntry): Issue[] {
  const file = fileOf(entry) || `${String(entry.get("collection"))}/new.json`;
  const type = contentTypeOf(file);
  if (!type) return [];
  const data = entry.get("data") as { toJS: () => unknown };
  const content = normalized(type.schema, contentOfForm(file, data.toJS()));
  const made = { file, type, content };
  const problems = problemsIn(content).map((each) => issueAt(made, each.path, each.message));
  return problems.length > 0 ? problems : errorsOfFields(made);
}

/**
 * Where an edit is saved as a commit, nobody checks it before: the page does, as well as it can
 * without the other files. The check of the commit has the last word.
 */
export function checkBeforeSaving(cms: Cms, bar: Bar): void {
  cms.registerEventListener({
    name: "preSave",
    handler: ({ entry }) => {
      const issues = errorsOf(entry);
      if (issues.length > 0) {
        const lines = firstOf(issues.map(({ message }) => message));
        bar.warn(["Nothing was changed.", ...lines], { issues });
        throw new RefusedHere(lines.join("\n"));
      }
      bar.settle();
    },
  });
}
