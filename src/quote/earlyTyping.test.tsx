import { act } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { startTransition, type ReactNode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { bothForms, contactForm, fieldOf, valuesOf } from "../../test/site/quoteForms";
import { inLayout } from "../../test/site/render";
import { serverHtml } from "../../test/site/serverHtml";

// e2e/browsers/early.test.ts types before the scripts arrive.

let container: HTMLElement;
let root: Root | undefined;

/** Puts the page's server HTML into the document, before React hydrates it. */
function serve(page: ReactNode): void {
  container = document.body.appendChild(serverHtml(page));
}

/** Hydrates the page as a build does: in a transition. */
const hydrate = (page: ReactNode, meanwhile: () => void = () => undefined) =>
  act(async () => {
    startTransition(() => {
      root = hydrateRoot(container, inLayout(page));
    });
    meanwhile();
  });

/** Types before React hydrates the page, so React does not notice. */
const type = (id: string, name: string, value: string) => {
  fieldOf(id, name).value = value;
};

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  container.remove();
});

test("an early choice stays in its elements, and later typing keeps it", async () => {
  serve(contactForm);
  expect(valuesOf("quote").service).toBe("");
  type("quote", "email", "ann@example.com");
  type("quote", "service", "other");
  const email = fieldOf("quote", "email");
  email.focus();
  await hydrate(contactForm);
  expect(fieldOf("quote", "email")).toBe(email);
  expect(email).toHaveFocus();
  await userEvent.type(fieldOf("quote", "message"), "A porch");
  expect(valuesOf("quote")).toMatchObject({
    email: "ann@example.com",
    service: "other",
    message: "A porch",
  });
});

test("typing during hydration is not lost", async () => {
  serve(bothForms);
  type("quote", "name", "An");
  await hydrate(bothForms, () => {
    type("quote", "name", "Ann");
    fieldOf("quote", "name").dispatchEvent(new InputEvent("input", { bubbles: true }));
  });
  expect(fieldOf("quote", "name")).toHaveValue("Ann");
  expect(fieldOf("quote-2", "name")).toHaveValue("Ann");
});
