import { screen, within } from "@testing-library/react";
import { base, buttons, emailLink, hours, license, phoneLink, site } from "../../test/site/facts";
import { linksIn } from "../../test/site/links";
import { picture } from "../../test/site/pictures";
import { renderPage } from "../../test/site/render";
import { CallToAction } from "./CallToAction";
import { ContactDetails } from "./ContactDetails";

let mockOpenNow: string | undefined;

jest.mock("./useOpenNow", () => ({ useOpenNow: () => ({ openNow: mockOpenNow }) }));

beforeEach(() => void (mockOpenNow = undefined));

test("the call to action has the phone number, a link to the form, and the hours", () => {
  const callToAction = {
    heading: "Tell us",
    lead: "We look at it.",
    picture: picture("A door"),
    shape: null,
  };
  renderPage(<CallToAction callToAction={callToAction} />, "/about");
  const region = screen.getByRole("region", { name: "Tell us" });
  expect(linksIn(region)).toEqual([phoneLink, [buttons.quote, "/contact#quote"]]);
  expect(within(region).getByText("We look at it.")).toBeInTheDocument();
  expect(within(region).getByRole("img", { name: "A door" })).toBeInTheDocument();
  for (const line of hours) expect(region).toHaveTextContent(`${line.label} ${line.hours}`);
});

test("the contact details are phone, email, base, hours and license", () => {
  const { container } = renderPage(<ContactDetails />);
  expect(linksIn(container)).toEqual([phoneLink, emailLink, [license, site.license.lookup]]);
  const terms = screen.getAllByRole("term").map(({ textContent }) => textContent);
  const texts = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(terms).toEqual(["Email", "Based in", "Hours", "License"]);
  expect(texts).toEqual([
    emailLink[0],
    base,
    hours.map((line) => `${line.label} ${line.hours} `).join(""),
    expect.stringContaining(license),
  ]);
});

test("while the business is open, the contact details say so", () => {
  mockOpenNow = "Open until noon";
  renderPage(<ContactDetails />);
  expect(screen.getByText("Open until noon")).toBeInTheDocument();
});
