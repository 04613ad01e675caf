import type { MouseEvent } from "react";

/** True if a click opens the link in a new tab or window. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;
