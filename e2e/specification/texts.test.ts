/** @jest-environment jsdom */
import { builtRoutes } from "../builtRoutes";
import { confirmation, contentTexts } from "../content";
import { describeSample, routes } from "./sample";

describeSample("the pages", () => {
  it("are those of the specification", () => {
    expect([...builtRoutes].sort()).toEqual([...routes].sort());
  });
});

// journeys/quote.test.ts proves that a form shows the content's texts.
describeSample("the confirmations", () => {
  it("are word for word those of the specification", () => {
    expect(confirmation).toEqual({
      short: ["Quote Request Received!", "We'll contact you within 24 hours."],
      full: ["Thank you! We'll contact you within 24 hours."],
    });
  });
});

describeSample("the sample's texts", () => {
  it("contain no leftover of the build", () => {
    expect(contentTexts).not.toMatch(/[Ll]orem|[Ii]psum|TODO|FIXME|TBD|[Pp]laceholder/);
  });
});
