import "@testing-library/jest-dom";
import { ChakraProvider } from "@chakra-ui/react";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { ConfirmationProvider } from "../quote/Confirmation";
import { system } from "../theme/system";
import { PagePath } from "../ui/QuoteTarget";

// React complains on the console about what it puts up with: a key used twice, a list in a paragraph.
const complaints = jest.spyOn(console, "error");
afterEach(() => {
  const said = complaints.mock.calls.map(([first]) => String(first));
  complaints.mockClear();
  expect(said).toEqual([]);
});

/** Gives a part of a page what the site's root and layout give it. */
export const inLayout = (part: ReactNode, path = "/") => (
  <ChakraProvider value={system}>
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
