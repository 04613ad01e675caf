import { act, screen, waitFor, within } from "@testing-library/react";
import { quoteForm } from "../../test/site/facts";
import { renderPage } from "../../test/site/render";
import { fieldOf, fillRequired, shortForm } from "../../test/site/quoteForms";

const submit = () => screen.getByRole("button", { name: quoteForm.submit });
const status = () => screen.getByRole("status");
const texts = () => [...status().querySelectorAll("p")].map(({ textContent }) => textContent);
const close = () => within(status()).getByRole("button", { name: quoteForm.dismiss });

async function renderAndSubmit() {
  const page = renderPage(shortForm);
  fillRequired("quote");
  await page.user.click(submit());
  return page;
}

// e2e/browsers/quote.test.ts shows a confirmation in every browser.

test.each(["{Enter}", "{Escape}"])(
  "%s on its button closes it and returns the focus",
  async (key) => {
    const { user } = await renderAndSubmit();
    close().focus();
    await user.keyboard(key);
    await waitFor(() => expect(status()).toBeEmptyDOMElement());
    expect(submit()).toHaveFocus();
  },
);

test("Escape elsewhere closes it and does not move the focus", async () => {
  const { user } = await renderAndSubmit();
  await user.click(fieldOf("quote", "phone"));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(status()).toBeEmptyDOMElement());
  expect(fieldOf("quote", "phone")).toHaveFocus();
});

test("disappears when the path changes, and never on its own", async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { goTo } = await renderAndSubmit();
  act(() => jest.advanceTimersByTime(24 * 60 * 60 * 1000));
  jest.useRealTimers();
  goTo("/");
  expect(texts()).toHaveLength(2);
  goTo("/about");
  await waitFor(() => expect(status()).toBeEmptyDOMElement());
});

test("the same words a second time are announced again", async () => {
  const { user } = await renderAndSubmit();
  const first = status().querySelector("p");
  fillRequired("quote");
  await user.click(submit());
  expect(texts()).toEqual([quoteForm.confirmationTitle, quoteForm.confirmation]);
  expect(status().querySelector("p")).not.toBe(first);
});
