import { describeEdit } from "./describeEdit";
import type { FileVersions } from "./versions";

const renamed = (file: string, before: string, after: string): FileVersions => ({
  file,
  before: { content: { name: before } },
  after: { content: { name: after } },
});
const jane = renamed("testimonials/jane-d.json", "Jane", "Jane D.");
const omar = renamed("testimonials/omar-k.json", "Omar", "Omar K.");
const lea = renamed("testimonials/lea-p.json", "Lea", "Lea P.");
const photo: FileVersions = { file: "images/porch.jpg", after: {} };

const described = (...files: FileVersions[]) => describeEdit(files, (_folder, name) => name);

it("names the entry once, and the pictures that came with it", () => {
  expect(described(photo, jane)).toEqual({
    title: "Testimonial “Jane D.”",
    lines: ["Name: “Jane” became “Jane D.”", "Picture porch.jpg: added"],
  });
});

it("names each of several entries", () => {
  const { title, lines } = described(jane, omar);
  expect(title).toBe("Testimonial “Jane D.” and Testimonial “Omar K.”");
  expect(lines).toEqual([
    "Testimonial “Jane D.”: name: “Jane” became “Jane D.”",
    "Testimonial “Omar K.”: name: “Omar” became “Omar K.”",
  ]);
  expect(described(jane, omar, lea, photo).title).toBe("Testimonial “Jane D.” and 2 more");
});
