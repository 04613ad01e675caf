import { photo } from "../../test/contentFiles";
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { testContent } from "../../test/builtSites";
import { bytesOf, temporaryFolder, writeFiles } from "../../test/temporaryFolder";
import {
  contentFolder,
  withChanges,
  type ContentFolder,
} from "../../src/content/check/contentFolder";
import { formatIssue } from "../../src/content/check/issue";
import { checkContent } from "../../src/content/check/checkContent";
import { md5 } from "../files/files";
import { isReadyToLaunch } from "../content/contentReport";
import { launchSummary, openPointsOf } from "./launchCheck";

const tree = contentFolder(testContent) as ContentFolder;
const folder = temporaryFolder();

// The only sample picture is a picture of the test content.
jest.mock("./samplePictures.json", () => {
  const { createHash } = jest.requireActual<typeof import("node:crypto")>("node:crypto");
  const { readFileSync } = jest.requireActual<typeof import("node:fs")>("node:fs");
  const bytes = readFileSync("test/content/images/curb.jpg");
  return { samplePictures: [createHash("md5").update(bytes).digest("hex")] };
});

type Json = Record<string, unknown>;

const read = (path: string) => JSON.parse(readFileSync(join(testContent, path), "utf8")) as Json;

/** The site as it could be at the launch. */
const launched = {
  ...read("site.json"),
  name: "Acme Homes",
  wordmark: { name: "Acme", descriptor: "Homes" },
  url: "https://www.acmehomes.com",
  phone: { number: "(410) 200-0001" },
  email: { address: "jo@acmehomes.com" },
  license: { number: "MHIC #123456" },
  delivery: { address: "https://forms.acmehomes.com/quotes" },
};

const ready = () => {
  const changes = new Map<string, Buffer | undefined>([["site.json", bytesOf(launched)]]);
  for (const path of tree.files) {
    if (path.startsWith("images/")) changes.set(path, Buffer.concat([photo, Buffer.from(path)]));
    if (/^(testimonials|projects)\//.test(path))
      changes.set(path, bytesOf({ ...read(path), sample: undefined }));
  }
  return changes;
};

function pointsOf(content: ContentFolder) {
  const digests = [...content.files].map((path) => [path, md5(content.read(path))] as const);
  return openPointsOf(checkContent(content).entries, new Map(digests));
}

const linesWith = (changes: Iterable<[string, Buffer | undefined]> = []) =>
  pointsOf(withChanges(tree, new Map([...ready(), ...changes]))).map(formatIssue);

it("reports nothing on a site that is ready", () => {
  expect(linesWith()).toEqual([]);
  expect(launchSummary([])).toMatch(/^ready to launch/);
});

const offline = /is not on the internet; set the address/;
const sampleName = /names Otter Point, the sample business; .* \(data\/site.json, /;

it.each<[RegExp, Json]>([
  [sampleName, { name: "Otter Point Home Improvement" }],
  [sampleName, { wordmark: { name: "Otter Point", descriptor: "Homes" } }],
  [/ › Address of the site is not on the internet/, { url: "https://www.otterpoint.example" }],
  [/ › Phone number is a sample; .*, and switch off/, { phone: { number: "1", sample: true } }],
  [
    / › Phone number is made up: nobody has a number with 555-01; enter yours \(/,
    { phone: { number: "(410) 555-0142" } },
  ],
  [/ › Email is a sample/, { email: { address: "a", sample: true } }],
  [/ › Email is a sample/, { email: { address: "a@b.example" } }],
  [/ › License number is a sample.*Maryland/, { license: { number: "1", sample: true } }],
  [/ › License number is a sample/, { license: { number: "MHIC #000000" } }],
  [/ › Delivery of quote requests is not set.*are lost/, { delivery: undefined }],
  [/ › Delivery of quote requests is not set/, { delivery: { address: " " } }],
  [offline, { delivery: { address: "http://127.0.0.1:8123/quotes" } }],
  [offline, { delivery: { address: "https://forms.otterpoint.example/" } }],
])("reports %s", (line, change) => {
  expect(linesWith([["site.json", bytesOf({ ...launched, ...change })]])).toEqual([
    expect.stringMatching(line),
  ]);
});

it("reports each file that still mentions the sample business", () => {
  const about = "pages/about.json";
  const hero = { ...(read(about).hero as Json), title: "Who Otter Point is" };
  expect(linesWith([[about, bytesOf({ ...read(about), hero })]])).toEqual([
    "About page › Top of the page › Heading names Otter Point, the sample business; write your own name, here and in the other texts of this form (data/pages/about.json, hero › title)",
  ]);
});

it("reports each sample testimonial and project with its file", () => {
  const testimonial = "testimonials/ada-p.json";
  const project = "projects/dry-well.json";
  const lines = linesWith([
    [testimonial, tree.read(testimonial)],
    [project, tree.read(project)],
  ]);
  expect(lines).toEqual([
    expect.stringMatching(/Only a sample is on; replace this .*\(data\/projects\/dry-well.json/),
    expect.stringMatching(/Only a sample is on, but a made-up .*\(data\/testimonials\/ada-p.json/),
  ]);
});

it("recognizes the sample pictures under any name", () => {
  const sample = tree.read("images/curb.jpg");
  expect(linesWith([["images/our-own.jpg", sample]])).toEqual([
    expect.stringMatching(/^1 picture came with the site.*images\/our-own.jpg \(data\/images\)$/),
  ]);
});

it("finds and counts all open points", () => {
  const points = pointsOf(tree);
  const of = (file: RegExp) => points.filter((point) => file.test(point.file)).length;
  expect(of(/^data\/site\.json$/)).toBe(5);
  expect(of(/^data\/(testimonials|projects)\//)).toBe(11);
  expect(of(/^data\/images$/)).toBe(1);
  expect(launchSummary(points)).toBe(
    `not ready to launch: ${points.length} open points, so search engines are asked not to list the site (npm run launch-check)`,
  );
});

it("a build is not ready while a sample is only hidden", async () => {
  cpSync(testContent, folder.path, { recursive: true });
  writeFiles(folder.path, Object.fromEntries(ready()));
  process.env.CONTENT_DIR = folder.path;
  expect(await isReadyToLaunch()).toBe(true);
  const testimonial = "testimonials/ada-p.json";
  const hidden = { ...read(testimonial), sample: true, hidden: true };
  writeFiles(folder.path, { [testimonial]: hidden });
  expect(await isReadyToLaunch()).toBe(false);
  delete process.env.CONTENT_DIR;
});
