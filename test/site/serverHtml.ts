import type { ReactNode } from "react";
import { inLayout } from "./render";
import { renderToString } from "./renderToString";

/** The server's HTML of a part of a page, which visitors see before any script runs. */
export function serverHtml(part: ReactNode): HTMLElement {
  const container = document.createElement("div");
  container.innerHTML = renderToString(inLayout(part));
  return container;
}
