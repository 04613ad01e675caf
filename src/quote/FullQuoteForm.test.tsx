import { screen } from "@testing-library/react";
import { quoteForm } from "../../test/site/facts";
import { renderPage } from "../../test/site/render";
import { contactForm, fieldOf, formOf, valuesOf } from "../../test/site/quoteForms";

const submit = () => screen.getByRole("button", { name: quoteForm.submit });

test("requires full name, phone, email and service, and has no other rule", () => {
  renderPage(contactForm);
  const fields = [...formOf("quote").querySelectorAll("[name]")];
  const rules = fields.map((element) =>
    Object.fromEntries(
      [...element.attributes]
        .filter(({ name }) => !["class", "id", "value"].includes(name))
        .map(({ name, value }) => [name, value]),
    ),
  );
  expect(rules).toEqual([
    { name: "name", required: "", autocomplete: "name" },
    { name: "phone", required: "", type: "tel", inputmode: "tel", autocomplete: "tel" },
    { name: "email", required: "", type: "email", inputmode: "email", autocomplete: "email" },
    { name: "service", required: "" },
    { name: "message", rows: "5" },
  ]);
  const labels = [
    quoteForm.fullName,
    quoteForm.phone,
    quoteForm.email,
    `${quoteForm.details} (${quoteForm.optional})`,
  ];
  const inputs = fields.filter(({ tagName }) => tagName !== "SELECT");
  expect(screen.getAllByRole("textbox")).toEqual(inputs);
  labels.forEach((label, index) => expect(inputs[index]).toHaveAccessibleName(label));
});

test("the service starts with an empty prompt, which is not a valid choice", async () => {
  const { user } = renderPage(contactForm);
  const service = screen.getByRole("combobox", { name: quoteForm.service }) as HTMLSelectElement;
  expect(service).toHaveValue("");
  expect([...service.options].map(({ value, label }) => [value, label])).toEqual([
    ["", quoteForm.servicePrompt],
    ["siding", "Siding & Decks"],
    ["other", "Other"],
  ]);
  await user.type(fieldOf("quote", "name"), "Ann");
  await user.type(fieldOf("quote", "phone"), "410");
  await user.type(fieldOf("quote", "email"), "ann@example.com");
  await user.click(submit());
  expect(service).toBeInvalid();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("a complete form is confirmed and cleared", async () => {
  const { user } = renderPage(contactForm);
  await user.type(fieldOf("quote", "name"), "Ann");
  await user.type(fieldOf("quote", "phone"), "410");
  await user.type(fieldOf("quote", "email"), "ann@example.com");
  await user.selectOptions(fieldOf("quote", "service"), "Other");
  await user.type(fieldOf("quote", "message"), "A porch");
  expect(valuesOf("quote")).toEqual({
    name: "Ann",
    phone: "410",
    email: "ann@example.com",
    service: "other",
    message: "A porch",
  });
  await user.click(submit());
  expect(valuesOf("quote")).toEqual({ name: "", phone: "", email: "", service: "", message: "" });
  expect(screen.getByRole("status").querySelector("p")?.textContent).toBe(
    quoteForm.contactConfirmation,
  );
  expect(screen.getByRole("status").querySelectorAll("p")).toHaveLength(1);
});
