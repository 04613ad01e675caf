import "@testing-library/jest-dom";
import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { configure, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { ConfirmationProvider } from "../../src/quote/ConfirmationProvider";
import { getSystem } from "../../src/theme/system";
import { PagePath } from "../../src/site/quoteLinks";
import { matchWidth } from "./width";

Object.assign(window, { matchMedia: matchWidth });

configure({ asyncUtilTimeout: 15_000 });

const errors = jest.spyOn(console, "error").mockImplementation();

/** The errors in the console since the last call, each as one line. */
export function complaints(): string[] {
  const lines = errors.mock.calls.map((words) => words.join(" "));
  errors.mockClear();
  return lines;
}

// React logs mistakes that it tolerates, like a repeated key. A logged mistake fails the test.
afterEach(() => {
  expect(complaints()).toEqual([]);
});

/** Wraps a part of a page in the providers of the site's root and layout. */
export const inLayout = (part: ReactNode, path = "/") => (
  <ChakraProvider value={getSystem()}>
    <PagePath.Provider value={path}>
      <ConfirmationProvider path={path}>{part}</ConfirmationProvider>
    </PagePath.Provider>
  </ChakraProvider>
);

/** Renders a part of a page, and sets up a user who can work on it. */
export function renderPage(part: ReactNode, path?: string) {
  const user = userEvent.setup();
  const { rerender, ...rest } = render(inLayout(part, path));
  return {
    user,
    goTo: (next: string) => rerender(inLayout(part, next)),
    show: (next: ReactNode, at = path) => rerender(inLayout(next, at)),
    ...rest,
  };
}
