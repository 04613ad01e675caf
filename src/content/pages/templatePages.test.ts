import { templatePageOf } from "./templatePages";

// sitePages.test.ts tests the addresses of pages.
test.each([
  ["a service without an address", "services/siding.json", { address: 1 }],
  ["content that cannot be read", "services/siding.json", undefined],
  ["other content with an address", "testimonials/jane.json", { address: "/jane" }],
  ["content in a single file", "site.json", { address: "/site" }],
  ["a file that is not content", "locations/towson-md.txt", {}],
])("makes no page of %s", (_, file, content) =>
  expect(templatePageOf(file, content)).toBeUndefined(),
);
