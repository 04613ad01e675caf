// Saves on a host: the page checks what it can, and says what the git host answers.

import { problemsIn } from "../../../src/content/check/bounds";
import { issueAt, firstFew, type Issue } from "../../../src/content/check/issue";
import { errorsOfFields } from "../../../src/content/check/schemaIssues";
import { whyNotToDelete } from "../../../src/content/check/whyNotToDelete";
import { contentTypeOf } from "../../../src/content/model/contentTypes";
import { normalized } from "../../../src/content/normalize";
import type { Bar } from "../statusBar/bar";
import type { Cms, CmsEntry } from "../cms";
import { contentOf, fileOf, type SavedContent } from "../content";
import { isSaving } from "../navigation";

/** Stops a save after the status bar has shown the reason. */
class RefusedHere extends Error {
  override name = "RefusedHere";
}

/** The errors in the fields of a form. A new entry has no file yet, so its content names it. */
function errorsOf(entry: CmsEntry): Issue[] {
  const file = fileOf(entry) || `${String(entry.get("collection"))}/new.json`;
  const type = contentTypeOf(file);
  if (!type) return [];
  const content = normalized(type.schema, contentOf(entry));
  const made = { file, type, content };
  const problems = problemsIn(content).map((each) => issueAt(made, each.path, each.message));
  return problems.length > 0 ? problems : errorsOfFields(made);
}

/** After this long, a save says what it waits for: Decap CMS repeats requests for up to an hour. */
const silentMs = 15_000;

/**
 * On a host, checks the fields before a save, as far as a browser can, and before a deletion checks
 * that nothing names the entry. The host's build finds all other errors.
 */
export function checkBeforeSaving(cms: Cms, bar: Bar, content: SavedContent): void {
  function refuse(lines: readonly string[], issues: readonly Issue[]): never {
    bar.showMessage(["Nothing was changed.", ...lines], { issues });
    throw new RefusedHere(lines.join("\n"));
  }

  cms.registerEventListener({
    name: "preUnpublish",
    async handler({ entry }) {
      const file = fileOf(entry);
      const files = await content.files();
      const reason = whyNotToDelete(file, files.get(file), files);
      if (reason) refuse(reason.lines, reason.issues);
    },
  });
  let waiting: number | undefined;
  function sayWaiting(): void {
    if (!isSaving()) return;
    bar.showMessage([
      "Not saved yet: the editor still waits for the git host. Check your internet connection.",
      "You can wait, or reload this page, log in if it asks, and save again: “Not saved yet” under Pages brings back what you typed.",
    ]);
  }
  cms.registerEventListener({
    name: "preSave",
    handler: ({ entry }) => {
      const issues = errorsOf(entry);
      if (issues.length > 0) refuse(firstFew(issues.map(({ message }) => message)), issues);
      bar.clearMessage();
      window.clearTimeout(waiting);
      waiting = window.setTimeout(sayWaiting, silentMs);
    },
  });
  cms.registerEventListener({ name: "postSave", handler: () => bar.clearMessage() });
}

/** Decap CMS's action for a save or a deletion that failed. It turns errors into text. */
type Failure = { type?: unknown; payload?: { error?: unknown } };

/**
 * Shows in the status bar why a git host refused an edit. Decap CMS shows the reason for a few seconds
 * and leaves an unhandled rejection.
 */
export function watchHostRefusals(bar: Bar): void {
  window.addEventListener("unhandledrejection", (event) => {
    const { type, payload } = (event.reason ?? {}) as Failure;
    if (!/^ENTRY_(PERSIST|DELETE)_FAILURE$/.test(String(type))) return;
    event.preventDefault();
    const error = String(payload?.error);
    if (error.startsWith("RefusedHere: ")) return;
    const said = error.replace(/^API_ERROR(: )?/, "") || "error";
    bar.showMessage([
      `Nothing was changed; what you typed is still in the form. The git host answered “${said}”.`,
      "If somebody else saved at the same time, look at the newest version first: a save here replaces the whole entry, with their changes.",
      "If your login has expired, reload this page and log in: “Not saved yet” under Pages brings back what you typed.",
    ]);
  });
}
