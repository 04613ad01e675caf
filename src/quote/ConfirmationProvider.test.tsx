import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { quoteForm } from "../../test/site/facts";
import { renderPage } from "../../test/site/render";
import { fieldOf, shortForm } from "../../test/site/quoteForms";

const fill = async (user: UserEvent) => {
  for (const name of ["name", "phone", "zip"]) await user.type(fieldOf("quote", name), "1");
};
const submit = () => screen.getByRole("button", { name: quoteForm.submit });
const status = () => screen.getByRole("status");
const texts = () => [...status().querySelectorAll("p")].map(({ textContent }) => textContent);
const close = () => within(status()).getByRole("button", { name: quoteForm.dismiss });

/** Fills in and submits the form. */
async function confirmed() {
  const page = renderPage(shortForm);
  await fill(page.user);
  await page.user.click(submit());
  return page;
}

test("appears word for word in an existing live region", async () => {
  const { user } = renderPage(shortForm);
  const region = status();
  expect(region).toBeEmptyDOMElement();
  await fill(user);
  await user.click(submit());
  expect(status()).toBe(region);
  expect(texts()).toEqual([quoteForm.confirmationTitle, quoteForm.confirmation]);
});

test("leaves the focus on the button", async () => {
  await confirmed();
  expect(submit()).toHaveFocus();
});

test("Enter in a field moves the focus to the button, which hides a phone's keyboard", async () => {
  const { user } = renderPage(shortForm);
  await fill(user);
  await user.type(fieldOf("quote", "zip"), "{Enter}");
  expect(texts()).toHaveLength(2);
  expect(submit()).toHaveFocus();
});

test.each(["{Enter}", "{Escape}"])(
  "%s on its button closes it and returns the focus",
  async (key) => {
    const { user } = await confirmed();
    close().focus();
    await user.keyboard(key);
    await waitFor(() => expect(status()).toBeEmptyDOMElement());
    expect(submit()).toHaveFocus();
  },
);

test("Escape closes it and does not move the focus", async () => {
  const { user } = await confirmed();
  await user.click(fieldOf("quote", "zip"));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(status()).toBeEmptyDOMElement());
  expect(fieldOf("quote", "zip")).toHaveFocus();
});

test("disappears only when the path changes", async () => {
  const { goTo } = await confirmed();
  goTo("/");
  expect(texts()).toHaveLength(2);
  goTo("/about");
  await waitFor(() => expect(status()).toBeEmptyDOMElement());
});

test("does not disappear by itself", async () => {
  jest.useFakeTimers({ advanceTimers: true });
  await confirmed();
  act(() => jest.advanceTimersByTime(24 * 60 * 60 * 1000));
  expect(texts()).toHaveLength(2);
  jest.useRealTimers();
});

test("the same words a second time are announced again", async () => {
  const { user } = await confirmed();
  const first = status().querySelector("p");
  await fill(user);
  await user.click(submit());
  expect(texts()).toEqual([quoteForm.confirmationTitle, quoteForm.confirmation]);
  expect(status().querySelector("p")).not.toBe(first);
});

test("nothing is sent", async () => {
  const send = jest.spyOn(XMLHttpRequest.prototype, "send");
  const open = jest.spyOn(XMLHttpRequest.prototype, "open");
  const fetch = jest.fn();
  const sendBeacon = jest.fn();
  Object.assign(window, { fetch });
  Object.assign(navigator, { sendBeacon });
  const native = jest.spyOn(HTMLFormElement.prototype, "submit");
  const defaults: boolean[] = [];
  const look = (event: Event) => defaults.push(event.defaultPrevented);
  window.addEventListener("submit", look);
  const before = location.href;
  await confirmed();
  window.removeEventListener("submit", look);
  expect(texts()).toHaveLength(2);
  for (const call of [send, open, fetch, sendBeacon, native]) expect(call).not.toHaveBeenCalled();
  expect(defaults).toEqual([true]);
  expect(location.href).toBe(before);
});
