import { screen, within } from "@testing-library/react";
import { buttons, site } from "../../test/site/facts";
import { picture } from "../../test/site/pictures";
import { renderPage } from "../../test/site/render";
import { ServiceHero } from "./ServiceHero";

const hero = {
  title: "New windows",
  lead: "Set plumb.",
  picture: picture("A bay window"),
  quoteForm: { title: "Free window quote", messageLabel: "Your windows" },
  fact: { figure: "1–3 days", text: "on site", note: "After the permit." },
};
const crumbs = [
  { name: "Services", path: "/services" },
  { name: "Windows", path: "/services/windows" },
];
const address = "/services/walls";

const show = (more: Partial<typeof hero> | { quoteForm: null } | { fact: null } = {}) =>
  renderPage(<ServiceHero hero={{ ...hero, ...more }} crumbs={crumbs} />, address);

test.each([
  ["with", hero.quoteForm],
  ["without", null],
])(
  "%s a form, it has the title, the breadcrumbs, the quote button, the picture and the fact",
  (_, quoteForm) => {
    show({ quoteForm });
    const region = screen.getByRole("region", { name: "New windows" });
    expect(within(region).getByRole("heading", { level: 1 })).toHaveTextContent("New windows");
    expect(within(region).getByText("Set plumb.")).toBeInTheDocument();
    expect(within(region).getByRole("navigation", { name: "Breadcrumbs" })).toHaveTextContent(
      "ServicesWindows",
    );
    // On phones, the call bar has this button.
    const link = within(region).getByRole("link", { name: buttons.quote, hidden: true });
    expect(link).toHaveAttribute("href", "#quote");
    expect(within(region).getByRole("img")).toHaveAccessibleName("A bay window");
    expect(within(region).getByRole("img")).toHaveAttribute("loading", "eager");
    expect(screen.getByText("1–3 days").parentElement).toHaveTextContent(/^1–3 days on site$/);
    expect(screen.getByText("After the permit.")).toBeInTheDocument();
  },
);

test("with a form, it has the trust badges, without the home page's extra one", () => {
  const { container } = show();
  const form = screen.getByRole("region", { name: "Free window quote" });
  expect(within(form).getByRole("textbox", { name: /^Your windows/ })).toBeInTheDocument();
  expect(container).toHaveTextContent("Insured & bonded");
  expect(container).not.toHaveTextContent(site.homeBadge.title);
});
