import type { MouseEvent } from "react";

/** Whether a click asks for the link itself, in a tab or window of its own. */
export const wantsTheLink = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;
