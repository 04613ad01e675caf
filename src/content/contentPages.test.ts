import { pageOf } from "./contentPages";

describe("pageOf", () => {
  it("takes a service's address from its file", () =>
    expect(pageOf("services/siding.json", { address: "/services/siding" })).toEqual({
      path: "/services/siding",
      template: "src/templates/service.tsx",
      slug: "siding",
    }));

  it("makes a town page's address from its slug", () =>
    expect(pageOf("locations/towson-md.json", {})).toEqual({
      path: "/locations/towson-md",
      template: "src/templates/location.tsx",
      slug: "towson-md",
    }));

  it.each([
    ["a service without an address", "services/siding.json", { address: 1 }],
    ["content that cannot be read", "services/siding.json", undefined],
    ["other content with an address", "testimonials/jane.json", { address: "/jane" }],
    ["content in a single file", "site.json", { address: "/site" }],
    ["a file that is not content", "locations/towson-md.txt", {}],
  ])("makes no page of %s", (_, file, content) => expect(pageOf(file, content)).toBeUndefined());
});
