import type { ReactNode } from "react";
import { inLayout } from "./render";
import { renderToString } from "./renderToString";

/** What a visitor gets before any script has run: the part of a page as an element of plain HTML. */
export function serverHtml(part: ReactNode, path?: string): HTMLElement {
  const container = document.createElement("div");
  container.innerHTML = renderToString(inLayout(part, path));
  return container;
}
