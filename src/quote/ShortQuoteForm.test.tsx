import { screen, within } from "@testing-library/react";
import { phone, quoteForm } from "../../test/site/facts";
import { renderPage } from "../../test/site/render";
import { bothForms, fieldOf, formOf, shortForm, valuesOf } from "../../test/site/quoteForms";

const empty = { name: "", phone: "", zip: "", message: "" };

/** The attributes that the browser uses to check and fill in fields. */
const rules = (id: string) =>
  [...formOf(id).elements]
    .filter((element) => element.hasAttribute("name"))
    .map((element) =>
      Object.fromEntries(
        [...element.attributes]
          .filter(({ name }) => !["class", "id", "value"].includes(name))
          .map(({ name, value }) => [name, value]),
      ),
    );

test("requires name, phone and ZIP code, and has no other rule", () => {
  renderPage(shortForm);
  expect(rules("quote")).toEqual([
    { name: "name", required: "", autocomplete: "name" },
    { name: "phone", required: "", type: "tel", inputmode: "tel", autocomplete: "tel" },
    { name: "zip", required: "", inputmode: "numeric", autocomplete: "postal-code" },
    { name: "message", rows: "3" },
  ]);
  expect(formOf("quote")).not.toHaveAttribute("novalidate");
});

test("labels are above the fields, and mark the optional one", () => {
  renderPage(shortForm);
  expect(screen.getByRole("textbox", { name: quoteForm.name })).toBe(fieldOf("quote", "name"));
  expect(screen.getByRole("textbox", { name: quoteForm.phone })).toBe(fieldOf("quote", "phone"));
  expect(screen.getByRole("textbox", { name: quoteForm.zip })).toBe(fieldOf("quote", "zip"));
  expect(screen.getByRole("textbox", { name: `Your house (${quoteForm.optional})` })).toBe(
    fieldOf("quote", "message"),
  );
});

test("is a region named by its title, with the phone number", () => {
  renderPage(shortForm);
  const card = screen.getByRole("region", { name: "Free quote" });
  expect(card).toHaveAttribute("id", "quote");
  expect(within(card).getByRole("heading", { level: 2 })).toHaveTextContent("Free quote");
  expect(within(card).getByText(quoteForm.aside)).toBeInTheDocument();
  expect(within(card).getByText(quoteForm.talk)).toContainElement(
    within(card).getByRole("link", { name: phone }),
  );
});

test("a submission clears all fields", async () => {
  const { user } = renderPage(shortForm);
  await user.type(fieldOf("quote", "name"), "Ann");
  await user.type(fieldOf("quote", "phone"), "410");
  await user.type(fieldOf("quote", "zip"), "x");
  await user.type(fieldOf("quote", "message"), "A porch");
  expect(valuesOf("quote")).toEqual({ name: "Ann", phone: "410", zip: "x", message: "A porch" });
  await user.click(screen.getByRole("button", { name: quoteForm.submit }));
  expect(valuesOf("quote")).toEqual(empty);
});

test("the browser does not submit an incomplete form", async () => {
  const { user } = renderPage(shortForm);
  await user.type(fieldOf("quote", "name"), "Ann");
  await user.click(screen.getByRole("button", { name: quoteForm.submit }));
  expect(valuesOf("quote")).toEqual({ ...empty, name: "Ann" });
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("a submission also clears values unknown to React, and the browser's error marks", async () => {
  const { user } = renderPage(bothForms);
  const resets = jest.fn();
  for (const id of ["quote", "quote-2"]) formOf(id).addEventListener("reset", resets);
  for (const name of ["name", "phone", "zip"])
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(
      fieldOf("quote", name),
      "21014",
    );
  await user.click(within(formOf("quote")).getByRole("button"));
  expect(valuesOf("quote")).toEqual(empty);
  expect(resets).toHaveBeenCalledTimes(2);
});

test("the forms of a service page share their values and are cleared together", async () => {
  const { user } = renderPage(bothForms);
  await user.type(fieldOf("quote", "name"), "Ann");
  await user.type(fieldOf("quote-2", "phone"), "410");
  await user.type(fieldOf("quote-2", "zip"), "21014");
  await user.type(fieldOf("quote", "message"), "A deck");
  const all = { name: "Ann", phone: "410", zip: "21014", message: "A deck" };
  expect(valuesOf("quote")).toEqual(all);
  expect(valuesOf("quote-2")).toEqual(all);
  await user.click(within(formOf("quote-2")).getByRole("button"));
  expect(valuesOf("quote")).toEqual(empty);
  expect(valuesOf("quote-2")).toEqual(empty);
});

test("no id appears twice on a page with two forms", () => {
  renderPage(bothForms);
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  expect(ids).toHaveLength(12);
  expect(new Set(ids).size).toBe(ids.length);
});

test("forms without a shared state keep their own values", async () => {
  const { user } = renderPage(
    <>
      {shortForm}
      {bothForms.props.children[1]}
    </>,
  );
  await user.type(fieldOf("quote", "name"), "Ann");
  expect(valuesOf("quote-2")).toEqual(empty);
});
