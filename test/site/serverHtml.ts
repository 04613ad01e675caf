import type { ReactNode } from "react";
import { inLayout } from "./render";

// jsdom lacks what React's server renderer asks for.
const { TextEncoder } = jest.requireActual<typeof import("node:util")>("node:util");
Object.assign(globalThis, { TextEncoder });
const { renderToString } =
  jest.requireActual<typeof import("react-dom/server")>("react-dom/server");

/** What a visitor gets before any script has run: the part of a page as an element of plain HTML. */
export function serverHtml(part: ReactNode, path?: string): HTMLElement {
  const container = document.createElement("div");
  container.innerHTML = renderToString(inLayout(part, path));
  return container;
}
