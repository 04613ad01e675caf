import { screen, within } from "@testing-library/react";
import { site } from "../../test/site/facts";
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

test("with a form, it has the trust badges, without the home page's extra one", () => {
  const { container } = renderPage(
    <ServiceHero hero={hero} reasons={null} crumbs={[]} side="left" form="right" />,
  );
  const form = screen.getByRole("region", { name: "Free window quote" });
  expect(within(form).getByRole("textbox", { name: /^Your windows/ })).toBeInTheDocument();
  expect(container).toHaveTextContent("Insured & bonded");
  expect(container).not.toHaveTextContent(site.homeBadge.title);
});
