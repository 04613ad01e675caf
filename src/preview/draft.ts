import type { ContentFiles } from "../content/resolveContent";
import type { ShownEntry } from "./messages";

/** The content with the draft of the entry. */
export const withDraft = (files: ContentFiles, { file, content }: ShownEntry): ContentFiles =>
  new Map([...files, [file, content]]);
