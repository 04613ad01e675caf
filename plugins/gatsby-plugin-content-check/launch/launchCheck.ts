import { createHash } from "node:crypto";
import * as z from "zod";
import { contentTree, validateContent } from "../../../src/content/check/checkContent";
import { textsOf, type Entry } from "../../../src/content/check/entry";
import { fieldName } from "../../../src/content/check/issue";
import { pluralize } from "../../../src/content/wording";
import { renders } from "./renders.json";

/** One thing to be done before the site may be found. */
export type OpenPoint = {
  /** The path of the file from the project folder. */
  file: string;
  field?: string;
  /** What is wrong, and what to do. */
  todo: string;
};

const siteFile = "data/site.json";

const sampleOf = z.object({ sample: z.boolean().optional() });

const sampleName = /\bOtter Point\b/;
// Ends of host names that lead nowhere on the internet.
const unreachable = /(^|[./@])(example(\.(com|net|org))?|test|invalid|localhost|127\.0\.0\.1)$/;

// Only the fields that are read here; the content check validates all of them.
const siteFacts = z.object({
  name: z.string(),
  url: z.string(),
  wordmark: z.object({ name: z.string() }),
  phone: sampleOf.extend({ number: z.string() }),
  email: sampleOf.extend({ address: z.string() }),
  license: sampleOf.extend({ number: z.string() }),
  claims: z.array(z.object({ figure: z.string() })).optional(),
  claimsConfirmed: z.boolean().optional(),
  delivery: z.object({ address: z.string() }).optional(),
});
type SiteFacts = z.infer<typeof siteFacts>;

/** Contact details that are samples, whether or not they are marked as such. */
function pointsOfContact({ phone, email, license }: SiteFacts): [string, string][] {
  const points: [string, boolean | undefined, string][] = [
    ["phone", phone.sample || /\) 555-01/.test(phone.number), "put in your number"],
    ["email", email.sample || unreachable.test(email.address), "put in your address"],
    [
      "license",
      license.sample || !/[1-9]/.test(license.number),
      "put in your MHIC license, which Maryland asks of every advertisement",
    ],
  ];
  return points.flatMap(([field, isOpen, todo]) =>
    isOpen ? [[field, `is a sample: ${todo}, and take "sample" away`]] : [],
  );
}

function deliveryTodo(delivery: SiteFacts["delivery"]): string | undefined {
  if (!delivery)
    return "is not set: requests for quotes go nowhere and are lost. Set the address of a form service, see docs/publishing.md";
  const { hostname } = new URL(delivery.address);
  if (unreachable.test(hostname))
    return `leads to ${hostname}, where nobody receives anything: set the address that your form service gives you, see docs/publishing.md`;
  return undefined;
}

function pointsOfSite(site: SiteFacts): OpenPoint[] {
  const points: OpenPoint[] = [];
  const add = (field: string, todo: string) => points.push({ file: siteFile, field, todo });
  if (sampleName.test(site.name)) add("name", "is that of the sample business: put in yours");
  if (sampleName.test(site.wordmark.name))
    add("wordmark", "is that of the sample business: put in yours");
  if (unreachable.test(new URL(site.url).hostname))
    add("url", "is no address on the internet: put in the one the site will have");
  for (const [field, todo] of pointsOfContact(site)) add(field, todo);
  const todo = deliveryTodo(site.delivery);
  if (todo) add("delivery", todo);
  return points;
}

/** The first text of each file that still names the sample business. */
function pointsOfNames(entries: readonly Entry[]): OpenPoint[] {
  return entries.flatMap((entry) => {
    if (`data/${entry.file}` === siteFile) return [];
    const place = textsOf(entry).find(({ value }) => sampleName.test(value));
    const todo = "names Otter Point, the sample business: put in yours, here and in the rest";
    return place ? [{ file: `data/${entry.file}`, field: fieldName(place.path), todo }] : [];
  });
}

/** Claimed numbers of projects that disagree. */
function pointsOfClaims(site: SiteFacts): OpenPoint[] {
  const claims = (site.claims ?? []).flatMap(({ figure }) => /\d[\d,]*\+/.exec(figure)?.[0] ?? []);
  if (site.claimsConfirmed || new Set(claims).size < 2) return [];
  const todo = `disagree (${claims.join(" and ")} projects): correct them, or set "claimsConfirmed" to true when both are right`;
  return [{ file: siteFile, field: "claims", todo }];
}

function pointsOfSamples(entries: readonly Entry[]): OpenPoint[] {
  return entries
    .filter(({ file }) => /^(testimonials|projects)\//.test(file))
    .filter(({ content }) => sampleOf.safeParse(content).data?.sample)
    .map(({ file }) => ({
      file: `data/${file}`,
      field: "sample",
      todo: file.startsWith("testimonials/")
        ? 'is true: a made-up testimonial may not be published as real. Put in a customer\'s own words with their consent and take "sample" away, or delete the file'
        : 'is true: put in a project of yours and take "sample" away, or delete the file',
    }));
}

/** Pictures that are still the renders that came with the site, in one point. */
function pointsOfPictures(digests: ReadonlyMap<string, string>): OpenPoint[] {
  const known = new Set(renders);
  const left = [...digests.keys()].filter(
    (path) => path.startsWith("images/") && known.has(digests.get(path) ?? ""),
  );
  if (left.length === 0) return [];
  const todo = `${pluralize(left.length, "picture")} came with the site and ${left.length === 1 ? "is a render" : "are renders"}: replace with photographs of your own work, or delete. The first: ${left[0]}`;
  return [{ file: "data/images", todo }];
}

/**
 * Everything that is still a sample or missing. With no points, search engines may list the site.
 * @param digests the MD5 of each file
 */
export function launchCheck(
  entries: readonly Entry[],
  digests: ReadonlyMap<string, string>,
): OpenPoint[] {
  const site = siteFacts.parse(entries.find(({ file }) => file === "site.json")?.content);
  return [
    ...pointsOfSite(site),
    ...pointsOfClaims(site),
    ...pointsOfNames(entries),
    ...pointsOfSamples(entries),
    ...pointsOfPictures(digests),
  ];
}

/** What is to be done in a content folder before search engines may list its site. */
export function openPointsIn(dataDir: string): OpenPoint[] {
  const tree = contentTree(dataDir);
  const digests = new Map<string, string>();
  for (const file of tree?.files ?? [])
    if (tree && file.startsWith("images/"))
      digests.set(file, createHash("md5").update(tree.read(file)).digest("hex"));
  return launchCheck(validateContent(tree).entries, digests);
}

/** A point as one line. */
export const pointLine = ({ file, field, todo }: OpenPoint) =>
  `${file}: ${field === undefined ? "" : `${field} `}${todo}`;

/** The last line of every build. */
export const launchSummary = (points: readonly OpenPoint[]) =>
  points.length === 0
    ? "ready to launch: search engines may list the site"
    : `not ready to launch: ${pluralize(points.length, "point")} open, so search engines are asked to leave the site out (npm run launch-check)`;
