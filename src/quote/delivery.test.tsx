import { act, screen, waitFor, within } from "@testing-library/react";
import { phone, quoteForm } from "../../test/site/facts";
import { renderPage } from "../../test/site/render";
import { deliver } from "./deliver";
import { fieldNames, honeypotField } from "./fieldNames";
import {
  bothForms,
  contactForm,
  fieldOf,
  fillIn,
  fillRequired,
  formOf,
  shortForm,
  valuesOf,
} from "../../test/site/quoteForms";

// e2e/journeys/delivery.test.ts tests the delivery in a browser. These tests have further cases: each test
// controls the service's answers.

const delivery = { address: "https://forms.acme.com/f/1", formName: null };

jest.mock("../site/useSite", () => {
  const actual = jest.requireActual<typeof import("../site/useSite")>("../site/useSite");
  const { site, ...others } = actual.useSite();
  return { ...actual, useSite: () => ({ ...others, site: { ...site, delivery } }) };
});
jest.mock("./deliver");

const service = jest.mocked(deliver);
let answer: (accepted: boolean) => Promise<void>;

beforeEach(() => {
  service.mockReset();
  service.mockImplementation(
    () => new Promise((done) => (answer = (accepted) => act(async () => done(accepted)))),
  );
});

const submit = () => within(formOf("quote")).getByRole("button");
const requests = (count: number) => waitFor(() => expect(service).toHaveBeenCalledTimes(count));
const texts = () =>
  [...screen.getByRole("status").querySelectorAll("p")].map(({ textContent }) => textContent);

/** Fills in and submits the form. The service has not answered yet. */
async function sent(page = shortForm) {
  const rendered = renderPage(page, "/services/decks");
  fillRequired("quote");
  await rendered.user.click(submit());
  await requests(1);
  return rendered;
}

const failure = [quoteForm.failedTitle, `${quoteForm.failedKept} ${quoteForm.failedCall} ${phone}`];

test("a failure replaces an earlier confirmation", async () => {
  const { user } = await sent();
  await answer(true);
  fillRequired("quote");
  await user.click(submit());
  await requests(2);
  await answer(false);
  expect(texts()).toEqual(failure);
});

// After a reload, browsers do not restore a field whose value is also in its `value` attribute.
test("browsers restore the fields after a failure and a reload", async () => {
  await sent();
  await answer(false);
  expect(valuesOf("quote")).toMatchObject({ name: expect.stringMatching(/./) as string });
  expect(formOf("quote").querySelectorAll("input[value]")).toHaveLength(0);
});

test("sends and keeps what was written without an event", async () => {
  const { user } = renderPage(shortForm, "/services/decks");
  const values = { name: "Pat", phone: "410", zip: "21014", message: "A porch" };
  for (const [name, value] of Object.entries(values)) fieldOf("quote", name).value = value;
  await user.click(submit());
  await requests(1);
  expect(Object.fromEntries(service.mock.lastCall?.[1] ?? [])).toMatchObject(values);
  expect(valuesOf("quote")).toMatchObject(values);
  await answer(false);
  expect(valuesOf("quote")).toMatchObject(values);
});

test("closing a failure by keyboard returns the focus to the form", async () => {
  const { user } = await sent();
  await answer(false);
  const message = within(screen.getByRole("status"));
  submit().focus();
  act(() => message.getByRole("link").focus());
  act(() => message.getByRole("button", { name: quoteForm.dismiss }).focus());
  await user.keyboard("{Enter}");
  expect(submit()).toHaveFocus();
});

test("the contact page's form keeps the chosen service during the delivery", async () => {
  const { user } = renderPage(contactForm);
  fillIn("quote", { name: "Ann", phone: "410", email: "ann@example.com", service: "other" });
  await user.click(submit());
  await requests(1);
  await user.selectOptions(fieldOf("quote", "service"), "siding");
  expect(fieldOf("quote", "service")).toHaveValue("other");
  await answer(true);
  expect(texts()).toEqual([quoteForm.contactConfirmation]);
});

test("a visitor who has left the page sees the failure on the next one", async () => {
  const { show } = await sent();
  show(<p>Another page</p>);
  await answer(false);
  expect(texts()).toEqual([failure[0], `${quoteForm.failedCall} ${phone}`]);
});

test("visitors cannot see or reach the honeypot field", () => {
  renderPage(bothForms);
  for (const id of ["quote", "quote-2"]) {
    const honeypot = fieldOf(id, honeypotField);
    expect(honeypot).toHaveAttribute("tabindex", "-1");
    expect(honeypot).toHaveAttribute("aria-hidden", "true");
    expect(honeypot).toHaveAttribute("autocomplete", "off");
    expect(honeypot).not.toBeRequired();
  }
});

test.each([shortForm, contactForm])(
  "the fields for hosts include every field of a form",
  (form) => {
    renderPage(form);
    expect(fieldNames).toEqual(expect.arrayContaining(Object.keys(valuesOf("quote"))));
  },
);
