import { screen, within } from "@testing-library/react";
import { base, emailLink, phoneLink } from "../../test/site/facts";
import { linksIn, servicesMenu } from "../../test/site/links";
import { renderPage } from "../../test/site/render";
import { serverHtml } from "../../test/site/serverHtml";
import { Header } from "./Header";
import { MobileMenu } from "./MobileMenu";

const button = () => screen.getByRole("button", { name: "Menu" });
/** The panel, or null while it is closed, since screen readers then skip it, too. */
const panel = () => screen.queryByRole("navigation", { name: "Menu" });

test("its button toggles it", async () => {
  const { user } = renderPage(<MobileMenu />);
  expect(button()).toHaveAttribute("aria-expanded", "false");
  expect(panel()).toBeNull();
  await user.click(button());
  expect(button()).toHaveAttribute("aria-expanded", "true");
  expect(panel()).toBeVisible();
  expect(button()).toHaveAttribute("aria-controls", panel()?.id);
  await user.click(button());
  expect(button()).toHaveAttribute("aria-expanded", "false");
  expect(panel()).toBeNull();
});

test("links to every page of the menus, and has phone, email and base", async () => {
  const { user } = renderPage(<MobileMenu />);
  await user.click(button());
  const links = [
    ["Start", "/"],
    ["What we’ve dug", "/projects"],
    ["Letters", "/testimonials"],
    ["Who we are", "/about"],
    ["Write & call", "/contact"],
    ["Hedges all year long", "/services/hedges"],
    ["Our old cellars", "/services/cellars"],
    ...servicesMenu,
    phoneLink,
    emailLink,
  ];
  expect(linksIn(panel() as HTMLElement)).toEqual(links);
  expect(panel()).toHaveTextContent(base);
});

test.each(["Letters", "Everything we dig & build", "Saunas"])(
  "choosing %p closes it",
  async (name) => {
    const { user } = renderPage(<MobileMenu />);
    await user.click(button());
    await user.click(within(panel() as HTMLElement).getByRole("link", { name }));
    expect(button()).toHaveAttribute("aria-expanded", "false");
    expect(panel()).toBeNull();
  },
);

test("Escape closes it and returns the focus to its button", async () => {
  const { user } = renderPage(<MobileMenu />);
  await user.click(button());
  await user.tab();
  expect(screen.getByRole("link", { name: "Start" })).toHaveFocus();
  await user.keyboard("{Escape}");
  expect(panel()).toBeNull();
  expect(button()).toHaveFocus();
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

test("other keys leave it open", async () => {
  const { user } = renderPage(<MobileMenu />);
  await user.click(button());
  await user.keyboard("{ArrowDown}a");
  expect(panel()).toBeVisible();
});

test("is closed on the next page, after any kind of navigation", async () => {
  const { user, show } = renderPage(<Header path="/" />);
  await user.click(button());
  expect(panel()).toBeVisible();
  show(<Header path="/about" />);
  expect(panel()).toBeNull();
});

test("without scripts, a link to the footer's list of pages replaces it", () => {
  const page = serverHtml(<MobileMenu />);
  expect(page.querySelector("nav")).toBeNull();
  expect(page.querySelector("noscript")?.innerHTML).toContain('href="#site-links"');
});
