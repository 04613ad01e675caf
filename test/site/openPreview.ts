import { act } from "@testing-library/react";
import "@testing-library/jest-dom";
import { createRoot } from "react-dom/client";
import { createPreview } from "../../src/preview/preview";
import { testFiles } from "./content";
import { matchWidth } from "./width";

jest.mock("@chakra-ui/react/styled-system", () => ({
  ...jest.requireActual<object>("@chakra-ui/react/styled-system"),
  ...jest.requireActual<object>("./bareChakra"),
}));

// React complains about style props that Chakra would have removed from the elements.
jest.spyOn(console, "error").mockImplementation();

Object.assign(window, { matchMedia: matchWidth });

const pictureData = (file: string) => ({
  layout: "fullWidth",
  width: 4,
  height: 3,
  images: { fallback: { src: `/${file}` } },
});

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
    pictureData,
    () => "",
  );
  preview.setContent(testFiles);
  return { container, preview };
}
