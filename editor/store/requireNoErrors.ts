import { firstFew, type Issue } from "../../src/content/check/issue";
import { whyNotToDelete } from "../../src/content/check/whyNotToDelete";
import type { ContentFiles } from "../../src/content/resolveContent";
import { Refusal } from "../refusal";

/**
 * Refuses to delete an entry or a picture that other content names.
 * @param files the content after the edit
 */
export function requireUnused(file: string, content: unknown, files: ContentFiles): void {
  const reason = whyNotToDelete(file, content, files);
  if (reason) throw new Refusal(422, reason.lines.join("\n"), { issues: reason.issues });
}

/** Refuses an edit with errors. */
export function requireNone(issues: readonly Issue[]): void {
  if (issues.length === 0) return;
  const lines = firstFew(issues.map(({ message }) => message));
  throw new Refusal(422, lines.join("\n"), { issues: issues.slice(0, lines.length) });
}
