import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { startTransition, type ReactNode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { phoneLink, quoteForm } from "../../test/site/facts";
import { inLayout } from "../../test/site/render";
import { serverHtml } from "../../test/site/serverHtml";
import {
  bothForms,
  contactForm,
  fieldOf,
  formOf,
  shortForm,
  valuesOf,
} from "../../test/site/quoteForms";

let container: HTMLElement;
let root: Root | undefined;
const complaints = jest.spyOn(console, "error");

/** Puts the page's server HTML into the document, before React hydrates it. */
function serve(page: ReactNode): void {
  container = document.body.appendChild(serverHtml(page));
}

/** Hydrates the page as the layout does. */
const hydrate = (page: ReactNode) =>
  act(async () => {
    startTransition(() => {
      root = hydrateRoot(container, inLayout(page));
    });
  });

/** Types before React hydrates the page, so React does not notice. */
const type = (id: string, name: string, value: string) => {
  fieldOf(id, name).value = value;
};

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  container.remove();
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockClear();
});

test("a form is safe before React hydrates it and without scripts", () => {
  serve(bothForms);
  for (const id of ["quote", "quote-2"]) {
    expect(formOf(id)).toHaveAttribute("method", "dialog");
    expect(formOf(id)).not.toHaveAttribute("action");
    expect(formOf(id).closest("dialog")).toBeNull();
    expect(fieldOf(id, "name")).toBeRequired();
  }
});

test("the server's HTML has a line for visitors without scripts", () => {
  serve(shortForm);
  const line = formOf("quote").querySelector("noscript")?.innerHTML;
  expect(line).toContain(quoteForm.noScript);
  expect(line).toContain(`href="${phoneLink[1]}"`);
});

test("early typing stays, and becomes React's state", async () => {
  serve(shortForm);
  const early = { name: "Ann", phone: "410", zip: "21014", message: "A porch\nand steps" };
  for (const [name, value] of Object.entries(early)) type("quote", name, value);
  fieldOf("quote", "zip").focus();
  const fields = [...formOf("quote").elements];
  await hydrate(shortForm);
  const same = [...formOf("quote").elements].map((element, index) => element === fields[index]);
  expect(same).toEqual(fields.map(() => true));
  expect(fieldOf("quote", "zip")).toHaveFocus();
  expect(valuesOf("quote")).toEqual(early);

  const user = userEvent.setup();
  await user.type(fieldOf("quote", "name"), "a");
  expect(valuesOf("quote")).toEqual({ ...early, name: "Anna" });
  await user.click(within(formOf("quote")).getByRole("button"));
  expect(valuesOf("quote")).toEqual({ name: "", phone: "", zip: "", message: "" });
});

test("an early choice of a service stays, and becomes React's state", async () => {
  serve(contactForm);
  expect(valuesOf("quote").service).toBe("");
  type("quote", "email", "ann@example.com");
  type("quote", "service", "other");
  await hydrate(contactForm);
  expect(valuesOf("quote")).toMatchObject({ email: "ann@example.com", service: "other" });

  const user = userEvent.setup();
  await user.type(fieldOf("quote", "message"), "A porch");
  expect(valuesOf("quote")).toMatchObject({ service: "other", message: "A porch" });
  await user.type(fieldOf("quote", "name"), "Ann");
  await user.type(fieldOf("quote", "phone"), "410");
  await user.click(within(formOf("quote")).getByRole("button"));
  expect(valuesOf("quote")).toEqual({ name: "", phone: "", email: "", service: "", message: "" });
});

test("for each field, the last form with a value wins", async () => {
  serve(bothForms);
  type("quote", "name", "Ann");
  type("quote", "zip", "21014");
  type("quote", "message", "First");
  type("quote-2", "zip", "21001");
  type("quote-2", "phone", "410");
  await hydrate(bothForms);
  const merged = { name: "Ann", phone: "410", zip: "21001", message: "First" };
  expect(valuesOf("quote")).toEqual(merged);
  expect(valuesOf("quote-2")).toEqual(merged);
});

test("a page without early typing is empty after hydration", async () => {
  serve(bothForms);
  await hydrate(bothForms);
  expect(valuesOf("quote")).toEqual({ name: "", phone: "", zip: "", message: "" });
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("typing during hydration is not lost", async () => {
  serve(bothForms);
  type("quote", "name", "An");
  await act(async () => {
    startTransition(() => {
      root = hydrateRoot(container, inLayout(bothForms));
    });
    type("quote", "name", "Ann");
    fieldOf("quote", "name").dispatchEvent(new InputEvent("input", { bubbles: true }));
  });
  expect(fieldOf("quote", "name")).toHaveValue("Ann");
  expect(fieldOf("quote-2", "name")).toHaveValue("Ann");
});
