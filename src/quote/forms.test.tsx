import { screen, within } from "@testing-library/react";
import { phone, quoteForm } from "../../test/site/facts";
import {
  bothForms,
  contactForm,
  contactFormAt,
  fieldOf,
  fillRequired,
  formOf,
  requiredIn,
  shortForm,
  valuesOf,
} from "../../test/site/quoteForms";
import { renderPage } from "../../test/site/render";

// e2e/browsers/quote.test.ts fills in and submits the forms.

/** The attributes that the browser uses to check and fill in the form's fields. */
const rules = () =>
  [...formOf("quote").querySelectorAll("[name]")].map((element) =>
    Object.fromEntries(
      [...element.attributes]
        .filter(({ name }) => !["class", "id", "value"].includes(name))
        .map(({ name, value }) => [name, value]),
    ),
  );

const required = { required: "", "aria-invalid": "false" };
const fullName = { name: "name", ...required, autocomplete: "name" };
const tel = { name: "phone", ...required, type: "tel", inputmode: "tel", autocomplete: "tel" };

const { optional } = quoteForm;

test.each([
  [
    "short form requires name, phone and ZIP code",
    shortForm,
    [
      fullName,
      tel,
      { name: "zip", ...required, inputmode: "numeric", autocomplete: "postal-code" },
      { name: "message", rows: "3" },
    ],
    [quoteForm.name, quoteForm.phone, quoteForm.zip, `Your house (${optional})`],
  ],
  [
    "full form requires name, phone, email and service",
    contactForm,
    [
      fullName,
      tel,
      { name: "email", ...required, type: "email", inputmode: "email", autocomplete: "email" },
      { name: "service", ...required },
      { name: "message", rows: "3" },
    ],
    [
      ...[quoteForm.fullName, quoteForm.phone, quoteForm.email, quoteForm.service],
      `${quoteForm.details} (${optional})`,
    ],
  ],
])("the %s, has no other rule, and marks the optional field", (_, form, expected, labels) => {
  renderPage(form);
  expect(rules()).toEqual(expected);
  expect(formOf("quote")).not.toHaveAttribute("novalidate");
  const fields = formOf("quote").querySelectorAll("[name]");
  labels.forEach((label, index) => expect(fields[index]).toHaveAccessibleName(label));
});

test("after a refused submit, the browser tells screen readers what is invalid", () => {
  renderPage(contactForm);
  formOf("quote").requestSubmit();
  for (const name of ["name", "service"])
    expect(fieldOf("quote", name)).not.toHaveAttribute("aria-invalid");
});

test("the short form is a region named by its title, with the phone number", () => {
  renderPage(shortForm);
  const card = screen.getByRole("region", { name: "Free quote" });
  expect(card).toHaveAttribute("id", "quote");
  expect(within(card).getByRole("heading", { level: 2 })).toHaveTextContent("Free quote");
  expect(within(card).getByText(quoteForm.aside)).toBeInTheDocument();
  expect(within(card).getByText(quoteForm.talk)).toContainElement(
    within(card).getByRole("link", { name: phone }),
  );
});

test("the service starts with an empty prompt, which is not a valid choice", () => {
  renderPage(contactForm);
  const service = screen.getByRole("combobox", { name: quoteForm.service }) as HTMLSelectElement;
  expect(service).toBeInvalid();
  expect([...service.options].map(({ value, label }) => [value, label])).toEqual([
    ["", quoteForm.servicePrompt],
    ["siding", "Siding & Decks"],
    ["other", "Other"],
  ]);
});

/** Writes into a field without an event, as password managers and extensions do. */
const write = (id: string, name: string, value: string) => {
  fieldOf(id, name).value = value;
};

test("typing elsewhere overwrites no value that was written without an event", async () => {
  const { user } = renderPage(contactForm);
  write("quote", "name", "Pat");
  write("quote", "service", "other");
  write("quote", "message", "A porch");
  await user.type(fieldOf("quote", "email"), "pat@home.example");
  expect(valuesOf("quote")).toEqual({
    name: "Pat",
    phone: "",
    email: "pat@home.example",
    service: "other",
    message: "A porch",
  });
});

test("both forms take what was written into one of them, and empty a field together", async () => {
  const { user } = renderPage(bothForms);
  write("quote", "name", "Pat");
  write("quote-2", "zip", "21014");
  await user.type(fieldOf("quote", "phone"), "410");
  const values = { name: "Pat", phone: "410", zip: "21014", message: "" };
  expect(valuesOf("quote")).toEqual(values);
  expect(valuesOf("quote-2")).toEqual(values);
  await user.clear(fieldOf("quote-2", "name"));
  expect([valuesOf("quote"), valuesOf("quote-2")]).toEqual(Array(2).fill({ ...values, name: "" }));
});

test("a visitor who returns to a page finds what was typed there, until it is sent", async () => {
  const { user, show } = renderPage(bothForms);
  fillRequired("quote");
  await user.type(fieldOf("quote", "message"), "A porch");
  show(<p>Another page</p>);
  show(bothForms);
  expect(valuesOf("quote")).toMatchObject({ name: "1", message: "A porch" });
  expect(valuesOf("quote-2")).toEqual(valuesOf("quote"));
  await user.click(within(formOf("quote")).getByRole("button"));
  show(<p>Another page</p>);
  show(bothForms);
  expect(new Set(Object.values(valuesOf("quote")))).toEqual(new Set([""]));
});

test("a page does not take over what was typed on another page", () => {
  const { goTo, show } = renderPage(shortForm, "/decks");
  fillRequired("quote");
  show(<p>Between</p>);
  goTo("/windows");
  expect(valuesOf("quote")).toMatchObject({ name: "" });
});

test("a submission also clears values unknown to React, and the browser's error marks", async () => {
  const { user } = renderPage(bothForms);
  const resets = jest.fn();
  for (const id of ["quote", "quote-2"]) formOf(id).addEventListener("reset", resets);
  for (const name of requiredIn("quote"))
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(
      fieldOf("quote", name),
      "21014",
    );
  await user.click(within(formOf("quote")).getByRole("button"));
  expect(new Set(Object.values(valuesOf("quote")))).toEqual(new Set([""]));
  expect(resets).toHaveBeenCalledTimes(2);
});

test("a name of nothing but spaces is asked for again, and what else was typed stays", async () => {
  const { user } = renderPage(bothForms);
  for (const name of requiredIn("quote")) write("quote", name, "21014");
  write("quote", "name", "  ");
  await user.click(within(formOf("quote")).getByRole("button"));
  expect(fieldOf("quote", "name")).toBeInvalid();
  expect(valuesOf("quote")).toMatchObject({ name: "", phone: "21014" });
});

test("the contact form begins with the service that a link carries, and keeps a visitor's choice", async () => {
  const { user, show } = renderPage(contactFormAt("?service=siding"));
  expect(valuesOf("quote")).toMatchObject({ service: "siding" });
  await user.selectOptions(fieldOf("quote", "service"), "other");
  show(contactFormAt("?service=siding&from=menu"));
  expect(valuesOf("quote")).toMatchObject({ service: "other" });
});

test("the contact form asks for the service if a link carries an unknown one", () => {
  renderPage(contactFormAt("?service=roofs"));
  expect(valuesOf("quote")).toMatchObject({ service: "" });
});
