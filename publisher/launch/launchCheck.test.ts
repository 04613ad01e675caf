/** @jest-environment node */
import { readFileSync } from "node:fs";
import { contentTree, withChanges, type ContentTree } from "../../src/content/check";
import { launchCheck, launchSummary, pointLine } from "./launchCheck";

const tree = contentTree("data") as ContentTree;

type Json = Record<string, unknown>;

const read = (path: string) => JSON.parse(readFileSync(`data/${path}`, "utf8")) as Json;
const bytes = (value: unknown) => Buffer.from(JSON.stringify(value));

/** The site as its owner would have it at the launch. */
const launched = {
  ...read("site.json"),
  name: "Acme Homes",
  url: "https://www.acmehomes.com",
  phone: { number: "(410) 555-0100" },
  email: { address: "jo@acmehomes.com" },
  license: { number: "MHIC #123456" },
  claimsConfirmed: true,
  delivery: { address: "https://forms.acmehomes.com/quotes" },
};

const ready = () => {
  const changes = new Map<string, Buffer | undefined>([["site.json", bytes(launched)]]);
  for (const path of tree.files) {
    if (path.startsWith("images/")) changes.set(path, Buffer.from(`photograph ${path}`));
    if (/^(testimonials|projects)\//.test(path))
      changes.set(path, bytes({ ...read(path), sample: undefined }));
  }
  return changes;
};

const linesWith = (changes: Iterable<[string, Buffer | undefined]> = []) =>
  launchCheck(withChanges(tree, new Map([...ready(), ...changes]))).map(pointLine);

describe("the launch check", () => {
  it("has nothing to say of a site that is ready", () => {
    expect(linesWith()).toEqual([]);
    expect(launchSummary([])).toMatch(/^ready to launch/);
  });

  it.each<[string, Json, RegExp]>([
    ["the name", { name: "Otter Point Home Improvement" }, /^data\/site.json: name is that of/],
    [
      "the address",
      { url: "https://www.otterpoint.example" },
      /^data\/site.json: url is no address/,
    ],
    ["the phone", { phone: { number: "1", sample: true } }, /^data\/site.json: phone is a sample/],
    ["the email", { email: { address: "a", sample: true } }, /^data\/site.json: email is a sample/],
    ["the license", { license: { number: "1", sample: true } }, /license is a sample.*Maryland/],
    ["the delivery", { delivery: undefined }, /delivery is not set.*are lost/],
    ["the claims", { claimsConfirmed: undefined }, /claims disagree \(500\+ and 1000\+ projects/],
  ])("tells %s", (_, change, line) => {
    expect(linesWith([["site.json", bytes({ ...launched, ...change })]])).toEqual([
      expect.stringMatching(line),
    ]);
  });

  it("tells each sample testimonial and project with its file", () => {
    const testimonial = "testimonials/karen-m-bel-air.json";
    const project = "projects/blue-cape-bel-air.json";
    const lines = linesWith([
      [testimonial, tree.read(testimonial)],
      [project, tree.read(project)],
    ]);
    expect(lines).toEqual([
      expect.stringMatching(/^data\/projects\/blue-cape-bel-air.json: sample is true/),
      expect.stringMatching(/^data\/testimonials\/karen-m-bel-air.json: sample is true/),
    ]);
  });

  it("knows the renders that came with the site, under whatever name", () => {
    const render = tree.read("images/siding/blue-cape.jpg");
    expect(linesWith([["images/our-own.jpg", render]])).toEqual([
      expect.stringMatching(/^data\/images: 1 picture came with the site.*images\/our-own.jpg$/),
    ]);
  });

  it("finds everything open on the site as it comes", () => {
    const points = launchCheck(tree);
    const files = new Set(points.map(({ file }) => file));
    expect(points).toHaveLength(7 + 12 + 1);
    expect(files.size).toBe(1 + 12 + 1);
    expect(launchSummary(points)).toMatch(/^not ready to launch: 20 points open/);
  });
});
