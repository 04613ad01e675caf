import { problemsIn } from "../../../src/content/check/bounds";
import { faultAt, firstOf } from "../../../src/content/check/issue";
import { faultsOfFields } from "../../../src/content/check/schemaIssues";
import { contentTypeOf } from "../../../src/content/model/contentTypes";
import { dropBlanks } from "../../../src/content/normalize";
import { plainFault } from "../../../src/content/plain/plainFault";
import type { Bar } from "../statusBar/bar";
import type { Cms, CmsEntry } from "../cms";
import { contentOf, fileOf } from "../preview/content";

/** Ends a saving whose reason is at the foot of the page already. */
class RefusedHere extends Error {
  override name = "RefusedHere";
}

/** Whether Decap CMS, which makes a text of it, tells of a saving that the page itself has ended. */
export const isRefusedHere = (error: unknown): boolean => String(error).startsWith("RefusedHere: ");

/** What is wrong with the fields of a form, in its words. A new entry has no file yet, and is named by what it holds. */
function faultsOf(entry: CmsEntry): string[] {
  const file = fileOf(entry) || `${String(entry.get("collection"))}/new.json`;
  const type = contentTypeOf(file);
  if (!type) return [];
  const data = entry.get("data") as { toJS: () => unknown };
  const content = dropBlanks(type.schema, contentOf(file, data.toJS()));
  const problems = problemsIn(content).map((each) => faultAt(file, each.path, each.message));
  const faults = problems.length > 0 ? problems : faultsOfFields(file, type.schema, content);
  return firstOf(faults.map((fault) => plainFault(fault, () => content)));
}

/**
 * Where an edit is saved as a commit, nobody checks it before: the page does, as well as it can
 * without the other files. The check of the commit has the last word.
 */
export function checkBeforeSaving(cms: Cms, bar: Bar): void {
  cms.registerEventListener({
    name: "preSave",
    handler: ({ entry }) => {
      const faults = faultsOf(entry);
      if (faults.length > 0) {
        bar.warn(["Nothing was changed.", ...faults]);
        throw new RefusedHere(faults.join("\n"));
      }
      bar.settle();
    },
  });
}
