import { contentPath, picturePath } from "./paths";

// Both functions refuse a path by an exception with a status.

const notContent = [
  ...["", "package.json", ".git/hooks/pre-commit", "data/../package.json"],
  ...["data/testimonials/../../package.json", "data/testimonials/../jane-d.json"],
  ...["data/./testimonials/new.json", "data//testimonials/new.json", "data/testimonials//new.json"],
  ...["data/testimonials/..%2f..%2fnew.json", "data/testimonials/%2e%2e/new.json"],
  ...["data/testimonials/..\\..\\new.json", "data\\testimonials\\new.json"],
  ...["/data/testimonials/new.json", "/etc/new.json", "C:/data/testimonials/new.json"],
  ...["file:///tmp/new.json", "//server/share/new.json", "Data/testimonials/new.json"],
  ...["data/testimonials/.new.json", "data/testimonials/~new.json", "data/testimonials/new.json/"],
  ...["data/testimonials/new.json\0.png", "data/testimonials/new.json\n"],
  ...["data/testimonials/new.JSON", "data/testimonials/NEW.json", "data/testimonials/neü.json"],
  ...["data/testimonials/new.json:stream", "data/testimonials/new.js", "data/testimonials/new"],
  ...["data/testimonials/deep/new.json", "data/testimonials/con.json", "data/pages/new.json"],
  ...["data/new.json", "data/elsewhere/new.json", "data/images/new.json"],
];

const noPicture = [
  ...["data/images/new.svg", "data/images/new.html", "data/images/new.gif", "data/images/new"],
  ...["data/images/new.jpg.html", "data/images/../new.jpg", "data/images/../../new.jpg"],
  ...["data/images/%2e%2e/new.jpg", "data/images/..\\new.jpg", "data/images/.new.jpg"],
  ...["data/images/new.jpg\0", "data/images/NEW.JPG", "data/images/nul.jpg", "../new.jpg"],
  ...["data/testimonials/new.jpg", "static/new.jpg", "/data/images/new.jpg", "/tmp/new.jpg"],
  `data/images/${"a/".repeat(3000)}new.jpg`,
];

it.each(notContent)("%j is not a place for content", (path) => {
  expect(() => contentPath(path)).toThrow(expect.objectContaining({ status: 403 }));
});

it.each(noPicture)("%.40j is not a place for a picture", (path) => {
  expect(() => picturePath(path)).toThrow(expect.objectContaining({ status: 403 }));
});

it.each([
  ["-", /text that it is made from with a letter from A to Z/],
  ["new-", /text that it is made from with a letter from A to Z/],
  ["z".repeat(201), /would have 201 characters, but it may have at most 200/],
])("%.20s is not a name for a file", (name, sentence) => {
  expect(() => contentPath(`data/testimonials/${name}.json`)).toThrow(sentence);
  expect(() => picturePath(`data/images/${name}.jpg`)).toThrow(sentence);
});

it("content and pictures have their places", () => {
  expect(contentPath("data/testimonials/new-1.json")).toBe("testimonials/new-1.json");
  expect(contentPath("data/pages/home.json")).toBe("pages/home.json");
  expect(picturePath("data/images/new-1.jpeg")).toBe("images/new-1.jpeg");
});
