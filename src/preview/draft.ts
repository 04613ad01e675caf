import type { ContentFiles } from "../content/resolveContent";
import type { Draft } from "./messages";

/** The content with the draft of the entry. */
export const withDraft = (files: ContentFiles, { file, content }: Draft): ContentFiles =>
  new Map([...files, [file, content]]);
