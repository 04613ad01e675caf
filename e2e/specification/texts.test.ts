/** @jest-environment jsdom */
import { builtRoutes } from "../builtRoutes";
import { confirmation, contentTexts } from "../content";
import { describeSample, routes } from "./sample";

describeSample("the pages", () => {
  it("are those of the specification", () => {
    expect([...builtRoutes].sort()).toEqual([...routes].sort());
  });
});

// That a form shows what the content says is what journeys/quote.test.ts proves.
describeSample("the confirmations", () => {
  it("are word for word those of the specification", () => {
    expect(confirmation).toEqual({
      short: ["Quote Request Received!", "We'll contact you within 24 hours."],
      full: ["Thank you! We'll contact you within 24 hours."],
    });
  });
});

describeSample("the sample's texts", () => {
  it("hold no leftover of their making", () => {
    expect(contentTexts).not.toMatch(/[Ll]orem|[Ii]psum|TODO|FIXME|TBD|[Pp]laceholder/);
  });
});
