import type { ContentFiles } from "../../../src/content/resolveContent";
import type { SessionState } from "../session/state";

const known = new WeakMap<SessionState["edited"], { saved: unknown; files: ContentFiles }>();

/** All content with the unsaved changes. New entries are under their provisional files. */
export function openFiles({ saved, edited }: Pick<SessionState, "saved" | "edited">): ContentFiles {
  const there = known.get(edited);
  if (there?.saved === saved) return there.files;
  const files = new Map(saved);
  for (const [file, { document }] of edited) {
    if (document.content === undefined) files.delete(file);
    else files.set(file, document.content);
  }
  known.set(edited, { saved, files });
  return files;
}
