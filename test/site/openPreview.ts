import "./withoutStyles";
import { act } from "@testing-library/react";
import "@testing-library/jest-dom";
import { createRoot } from "react-dom/client";
import { createPreview } from "../../src/preview/preview";
import { imageData, testFiles } from "./content";
import { matchWidth } from "./width";

Object.assign(window, { matchMedia: matchWidth });

/**
 * A preview of the test content, without styles, and the element in an empty document that it shows
 * pages in.
 */
export function openPreview() {
  const container = document.createElement("div");
  document.body.replaceChildren(container);
  const root = createRoot(container);
  const preview = createPreview(
    (page) => act(() => root.render(page)),
    imageData,
    () => "",
  );
  preview.setContent(testFiles);
  return { container, preview };
}
