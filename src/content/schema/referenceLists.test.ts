import { validFiles } from "../../../test/contentFiles";
import { contentTypeOf } from "../model/contentTypes";
import { itemFor, orderOf, referenceLists, withoutEntry } from "./referenceLists";

const contents = (files = validFiles()) =>
  new Map(Object.entries(files).filter(([file]) => contentTypeOf(file)));

function without(file: string, content: unknown, entry: string): unknown {
  const type = contentTypeOf(file);
  return type && withoutEntry(type.schema, content, entry);
}

describe("the lists that show entries of a folder", () => {
  it("are found on every page, with the entries that they show", () => {
    const files = validFiles();
    Object.assign(files["pages/testimonials.json"] as object, { order: ["lea-p", "omar-k"] });
    const lists = referenceLists("testimonials", contents(files));
    expect(lists.map(({ file }) => file)).toContain("pages/home.json");
    expect(lists).toContainEqual(
      expect.objectContaining({ path: ["order"], slugs: ["lea-p", "omar-k"], isFull: false }),
    );
  });

  it("take an item that has the words of the service", () => {
    const files = contents();
    const lists = referenceLists("services", files);
    const items = lists
      .filter(({ file }) => file === "site.json")
      .map((menu) => itemFor("services", menu, "decks", files));
    expect(items).toEqual([{ name: "decks name", page: "decks" }]);
  });

  it("put some entries first on the page that shows all of them", () => {
    expect(orderOf("projects")).toEqual({ file: "pages/projects.json", path: ["order"] });
    expect(orderOf("services")).toBeUndefined();
  });
});

describe("content without an entry", () => {
  const jane = "testimonials/jane-d.json";
  const testimonials = { heading: "Proof", testimonials: ["jane-d", "omar-k"] };

  it("loses the item that names it, and keeps what is hidden", () => {
    const service = { name: "Decks", testimonials, faqs: { hidden: true } };
    expect(without("services/decks.json", service, jane)).toEqual({
      ...service,
      testimonials: { heading: "Proof", testimonials: ["omar-k"] },
    });
  });

  it("loses an optional part that needs it", () => {
    const service = { name: "Decks", testimonials: { ...testimonials, testimonials: ["jane-d"] } };
    expect(without("services/decks.json", service, jane)).toEqual({ name: "Decks" });
  });

  it("is not possible if a page needs it", () => {
    const home = { testimonials: { heading: "Words", testimonials: ["jane-d"] } };
    expect(without("pages/home.json", home, jane)).toBeUndefined();
  });

  it("loses an optional field that names it", () => {
    const testimonial = { name: "Jane", project: "blue-cape" };
    expect(without(jane, testimonial, "projects/blue-cape.json")).toEqual({ name: "Jane" });
  });
});
