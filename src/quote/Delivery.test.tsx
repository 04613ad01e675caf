import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { phone, quoteForm } from "../../test/site/facts";
import { renderPage } from "../../test/site/render";
import { serverHtml } from "../../test/site/serverHtml";
import type { Site } from "../site/useSite";
import { deliver } from "./deliver";
import { fieldNames, honeypotField } from "./requestFields";
import {
  bothForms,
  contactForm,
  fieldOf,
  formOf,
  shortForm,
  valuesOf,
} from "../../test/site/quoteForms";

// Cases beyond the browser test of delivery (e2e/journeys/delivery.test.ts). Each test controls the
// answers of the service.

const delivery = { address: "https://forms.acme.com/f/1", formName: null };

jest.mock("../site/useSite", () => {
  const { useSite } = jest.requireActual<{ useSite: () => { site: Site } }>("../site/useSite");
  return { useSite: () => ({ ...useSite(), site: { ...useSite().site, delivery } }) };
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

const typed = { name: "Ann", phone: "410", zip: "21014", message: "A porch" };
const button = (id = "quote") => within(formOf(id)).getByRole("button");
const status = () => screen.getByRole("status");
const texts = () => [...status().querySelectorAll("p")].map(({ textContent }) => textContent);

const fill = async (user: UserEvent) => {
  for (const [name, value] of Object.entries(typed)) await user.type(fieldOf("quote", name), value);
};

/** Fills in and submits the form. The service has not answered yet. */
async function sent(page = shortForm) {
  const rendered = renderPage(page, "/services/decks");
  await fill(rendered.user);
  await rendered.user.click(button());
  await waitFor(() => expect(service).toHaveBeenCalledTimes(1));
  return rendered;
}

const failure = [quoteForm.failedTitle, `${quoteForm.failedKept} ${quoteForm.failedCall} ${phone}`];

test("a failure replaces an earlier confirmation", async () => {
  const { user } = await sent();
  await answer(true);
  await fill(user);
  await user.click(button());
  await waitFor(() => expect(service).toHaveBeenCalledTimes(2));
  await answer(false);
  expect(texts()).toEqual(failure);
});

test("a failure replaces a confirmation even if both forms are submitted together", async () => {
  const { user } = renderPage(bothForms);
  await fill(user);
  await act(async () => {
    formOf("quote").requestSubmit();
    formOf("quote-2").requestSubmit();
    formOf("quote").requestSubmit();
  });
  await waitFor(() => expect(service).toHaveBeenCalled());
  expect(service).toHaveBeenCalledTimes(1);
});

test("the contact page's form keeps the chosen service during the delivery", async () => {
  const { user } = renderPage(contactForm);
  await user.type(fieldOf("quote", "name"), "Ann");
  await user.type(fieldOf("quote", "phone"), "410");
  await user.type(fieldOf("quote", "email"), "ann@example.com");
  await user.selectOptions(fieldOf("quote", "service"), "other");
  await user.click(button());
  await waitFor(() => expect(service).toHaveBeenCalledTimes(1));
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

test("the browser's checks come first", async () => {
  const { user } = renderPage(shortForm);
  await user.type(fieldOf("quote", "name"), "Ann");
  await user.click(button());
  expect(service).not.toHaveBeenCalled();
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

test("the fields for hosts include every field of the forms", () => {
  for (const form of [shortForm, contactForm]) {
    const { unmount } = renderPage(form);
    expect(fieldNames).toEqual(expect.arrayContaining(Object.keys(valuesOf("quote"))));
    unmount();
  }
});

test("without scripts, the form sends nothing and asks to call", () => {
  document.body.append(serverHtml(shortForm));
  expect(formOf("quote")).toHaveAttribute("method", "dialog");
  expect(formOf("quote")).not.toHaveAttribute("action");
  const line = formOf("quote").querySelector("noscript")?.innerHTML;
  expect(line).toContain(quoteForm.noScript);
  document.body.replaceChildren();
});
