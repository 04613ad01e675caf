import { fileOfIssue, type Issue } from "../../../src/content/check/issue";
import { contentTypeOf } from "../../../src/content/model/contentTypes";
import { listed } from "../../../src/content/model/listed";
import type { ContentFiles } from "../../../src/content/resolveContent";
import type { FieldPlace } from "../../../src/content/schema/schemaParts";
import { capitalized, uncapitalized } from "../../../src/content/words/wording";
import { sentenceWithoutPlace } from "../form/sentenceInForm";
import { titleInFiles } from "../lists/entriesOf";

/** An open point in words: the title names the place, and the sentence says what to do. */
export type Point = { title: string; sentence: string; place?: FieldPlace };

export type PointGroup = { label: string; points: readonly Point[] };

function groupOf(issue: Issue): string {
  const { folder, file } = contentTypeOf(fileOfIssue(issue)) ?? {};
  if (file === "site.json") return "Facts about the business";
  if (folder && issue.path.at(-1) === "sample")
    return `Sample ${uncapitalized(listed[folder].label)}`;
  return contentTypeOf(fileOfIssue(issue)) ? "Words on the pages" : "Pictures";
}

function pointOf(issue: Issue, files: ContentFiles): Point {
  const file = fileOfIssue(issue);
  const withoutPlace = sentenceWithoutPlace(issue);
  if (!contentTypeOf(file)) return { title: "Pictures", sentence: withoutPlace };
  const place = { file, path: issue.path };
  const labels = (issue.labels ?? []).join(", ");
  // All facts of the business are in one form, so the title names the field instead of the form.
  if (file === "site.json" && labels !== "")
    return { title: labels, sentence: capitalized(withoutPlace), place };
  const isWhole = /^\p{Lu}/u.test(withoutPlace);
  const sentence = [labels, withoutPlace].filter(Boolean).join(isWhole ? ": " : " ");
  return { title: titleInFiles(file, files), sentence: capitalized(sentence), place };
}

/** The points of issues in groups. Groups and points keep the order of the issues. */
export function pointsByGroup(issues: readonly Issue[], files: ContentFiles): PointGroup[] {
  const groups = new Map<string, Point[]>();
  for (const issue of issues) {
    const label = groupOf(issue);
    groups.set(label, [...(groups.get(label) ?? []), pointOf(issue, files)]);
  }
  return [...groups].map(([label, points]) => ({ label, points }));
}
