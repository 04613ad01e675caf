import { contentSchemas } from "./jsonSchema";

describe("the JSON Schema of a content type", () => {
  it("contains labels, hints, limits and messages, and no keys of our own", () => {
    const testimonials = contentSchemas().find(({ fileName }) => fileName === "testimonials.json");
    expect(testimonials).toMatchObject({
      fileMatch: "/data/testimonials/*.json",
      schema: {
        title: "Testimonial",
        required: ["name", "town", "service", "rating", "text"],
        additionalProperties: false,
        properties: { name: { title: "Name", description: "First name and initial." } },
      },
    });
    expect(testimonials?.schema.properties?.rating).toEqual({
      type: "integer",
      minimum: 1,
      maximum: 5,
      title: "Stars",
      errorMessage: "It must be a whole number from 1 to 5.",
    });
  });
});
