import { screen } from "@testing-library/react";
import { base, emailLink, phoneLink } from "../../test/site/facts";
import { linksIn, menuPages, servicesMenu } from "../../test/site/links";
import { renderPage } from "../../test/site/render";
import { Header } from "./Header";
import { MobileMenu } from "./MobileMenu";

// e2e/browsers/menus.test.ts opens and closes the menu in every browser.

const button = () => screen.getByRole("button", { name: /^(Menu|Close)$/ });
/** The panel; null while it is closed, because the query finds only what screen readers find. */
const panel = () => screen.queryByRole("navigation", { name: "Menu" });

test("links to every page of the menus, and has phone, email and base", async () => {
  const { user } = renderPage(<MobileMenu />);
  await user.click(button());
  const links = [...menuPages, ...servicesMenu, phoneLink, emailLink];
  expect(linksIn(panel() as HTMLElement)).toEqual(links);
  expect(panel()).toHaveTextContent(base);
});

test("Escape does not move the focus while the menu is closed, even if it was open before", async () => {
  const { user } = renderPage(
    <>
      <MobileMenu />
      <input aria-label="Name" />
    </>,
  );
  await user.click(button());
  await user.click(button());
  await user.click(screen.getByRole("textbox"));
  await user.keyboard("{Escape}");
  expect(screen.getByRole("textbox")).toHaveFocus();
});

test("is closed on the next page, after any kind of navigation", async () => {
  const { user, show } = renderPage(<Header path="/" />);
  await user.click(button());
  expect(panel()).toBeVisible();
  show(<Header path="/about" />);
  expect(panel()).toBeNull();
});
