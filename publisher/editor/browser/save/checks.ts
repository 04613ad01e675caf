import { faultsOfFields } from "../../../../src/content/check/schemaIssues";
import { takeBase } from "../../../../src/content/editor/baseVersion";
import { typedCollections } from "../../../../src/content/editor/config";
import { fromForm, likeliestType } from "../../../../src/content/editor/format";
import { plainFault } from "../../../../src/content/plain/plainFault";
import { dropBlanks } from "../../../../src/content/normalize";
import type { Bar } from "../statusBar/bar";
import type { Cms, CmsEntry } from "../cms";

type Group = Record<string, unknown>;

function faultsOf(entry: CmsEntry): string[] {
  const types = typedCollections().find(
    ({ collection }) => collection.name === entry.get("collection"),
  );
  const data = entry.get("data") as { toJS: () => Group };
  if (!types) return [];
  const { content } = takeBase(data.toJS());
  const { schema } = likeliestType(types.types, content);
  const path = String(entry.get("path")).replace(/^data\//, "");
  const file = dropBlanks(schema, fromForm(schema, content));
  return faultsOfFields(path, schema, file).map((fault) => plainFault(fault, () => file));
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
        throw new Error(faults.join("\n"));
      }
      bar.settle();
    },
  });
}
