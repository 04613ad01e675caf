import "@testing-library/jest-dom";
import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { configure, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { ConfirmationProvider } from "../../src/quote/ConfirmationProvider";
import { getSystem } from "../../src/theme/system";
import { PagePath } from "../../src/site/pagePath";
import { matchWidth } from "./width";

Object.assign(window, { matchMedia: matchWidth });

configure({ asyncUtilTimeout: 15_000 });

const errors = jest.spyOn(console, "error").mockImplementation();

/** What went to the console as an error since this was last asked, each on a line. */
export function complaints(): string[] {
  const said = errors.mock.calls.map((words) => words.join(" "));
  errors.mockClear();
  return said;
}

// React complains of what it puts up with: a key used twice, a list in a paragraph.
afterEach(() => {
  expect(complaints()).toEqual([]);
});

/** Gives a part of a page what the site's root and layout give it. */
export const inLayout = (part: ReactNode, path = "/") => (
  <ChakraProvider value={getSystem()}>
    <PagePath.Provider value={path}>
      <ConfirmationProvider path={path}>{part}</ConfirmationProvider>
    </PagePath.Provider>
  </ChakraProvider>
);

/** Renders a part of a page, with a user to work on it. */
export function renderPage(part: ReactNode, path?: string) {
  const user = userEvent.setup();
  const { rerender, ...rest } = render(inLayout(part, path));
  return {
    user,
    goTo: (next: string) => rerender(inLayout(part, next)),
    show: (next: ReactNode) => rerender(inLayout(next, path)),
    ...rest,
  };
}
