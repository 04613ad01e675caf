import { documentOf, type Document } from "./document";
import type { SessionState } from "./state";

/** The open version of an entry: its unsaved version, or else its saved version. */
export function documentIn(
  { edited, saved }: Pick<SessionState, "edited" | "saved">,
  file: string,
): Document | undefined {
  const open = edited.get(file);
  if (open) return open.document.content === undefined ? undefined : open.document;
  const content = saved.get(file);
  return content === undefined ? undefined : documentOf(content);
}

/** The content of an entry as the form shows it; undefined if there is none. */
export const contentIn = (state: Pick<SessionState, "edited" | "saved">, file: string): unknown =>
  documentIn(state, file)?.content;
