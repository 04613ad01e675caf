import { buildSchema } from "graphql";
import { graphqlTypeDefs } from "./graphql";

const extensions = `
  interface Node { id: ID! }
  type File { id: ID! }
  directive @link(by: String, from: String) on FIELD_DEFINITION
  directive @dontInfer on OBJECT
  type Query { node: Node }
`;

const typeDefs = graphqlTypeDefs();

const fieldOf = (type: string, field: string) =>
  new RegExp(`type ${type} [^}]*\\n  ${field}: (.*)`).exec(typeDefs)?.[1];

test("the types form a valid GraphQL schema", () => {
  expect(() => buildSchema(extensions + typeDefs, { assumeValidSDL: true })).not.toThrow();
});

test("required fields are non-null, optional ones are nullable", () => {
  expect(fieldOf("TestimonialJson", "rating")).toBe("Int!");
  expect(fieldOf("TestimonialJson", "name")).toBe("String!");
  expect(fieldOf("ServiceJson", "facts")).toBe("ServiceFacts");
  expect(fieldOf("ProcessStep", "title")).toBe("String!");
  expect(fieldOf("Process", "note")).toBe("String");
  expect(fieldOf("ServiceJson", "pricing")).toBe("Pricing");
  expect(fieldOf("PricingTape", "ticks")).toBe("Int!");
});

test("references link by file name, pictures are files", () => {
  expect(fieldOf("TestimonialsBlock", "testimonials")).toBe(
    '[TestimonialJson!]! @link(by: "slug", from: "testimonials")',
  );
  expect(fieldOf("Picture", "file")).toBe('File! @link(by: "relativePath", from: "file")');
});
