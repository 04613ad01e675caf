import { screen } from "@testing-library/react";
import { buttons, phoneLink } from "../../test/site/facts";
import { linksIn } from "../../test/site/links";
import { renderPage } from "../../test/site/render";
import { CallBar } from "./CallBar";

test.each([
  ["/services/saunas", "#quote"],
  ["/contact", "#quote"],
  ["/projects", "/contact#quote"],
])("has the phone number, and on %s a link to the form at %s", (path, form) => {
  renderPage(<CallBar />, path);
  expect(linksIn(screen.getByRole("navigation", { name: "Call or quote" }))).toEqual([
    [buttons.call, phoneLink[1]],
    [buttons.quote, form],
  ]);
});
