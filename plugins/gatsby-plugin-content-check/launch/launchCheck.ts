import * as z from "zod";
import { contentTree, validateContent } from "../../../src/content/check/checkContent";
import { textsOf, type Entry } from "../../../src/content/check/entry";
import { fieldName } from "../../../src/content/check/issue";
import { pluralize } from "../../../src/content/wording";
import { md5 } from "../../gatsby-plugin-site-files/files";
import { renders } from "./renders.json";

/** One thing to do before search engines may list the site. */
export type OpenPoint = {
  /** The path of the file from the project folder. */
  file: string;
  field?: string;
  /** The problem and the remedy. */
  todo: string;
};

const siteFile = "data/site.json";

const sampleOf = z.object({ sample: z.boolean().optional() });

const sampleName = /\bOtter Point\b/;
// Ends of host names that do not exist on the internet.
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
    ["phone", phone.sample || /\) 555-01/.test(phone.number), "enter your number"],
    ["email", email.sample || unreachable.test(email.address), "enter your address"],
    [
      "license",
      license.sample || !/[1-9]/.test(license.number),
      "enter your MHIC license, which Maryland requires in every advertisement",
    ],
  ];
  return points.flatMap(([field, isOpen, todo]) =>
    isOpen ? [[field, `is a sample: ${todo}, and remove "sample"`]] : [],
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
  if (sampleName.test(site.name)) add("name", "belongs to the sample business: enter yours");
  if (sampleName.test(site.wordmark.name))
    add("wordmark", "belongs to the sample business: enter yours");
  if (unreachable.test(new URL(site.url).hostname))
    add("url", "is not an address on the internet: enter the one that the site will have");
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
    const todo =
      "names Otter Point, the sample business: replace it, here and in the rest of the file";
    return place ? [{ file: `data/${entry.file}`, field: fieldName(place.path), todo }] : [];
  });
}

/** Claimed numbers of projects that disagree. */
function pointsOfClaims(site: SiteFacts): OpenPoint[] {
  const claims = (site.claims ?? []).flatMap(({ figure }) => /\d[\d,]*\+/.exec(figure)?.[0] ?? []);
  if (site.claimsConfirmed || new Set(claims).size < 2) return [];
  const todo = `disagree (${claims.join(" and ")} projects): correct them, or set "claimsConfirmed" to true if both are right`;
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
        ? 'is true: a made-up testimonial may not be published as real. Use a customer\'s own words, with their consent, and remove "sample"; or delete the file'
        : 'is true: replace it with a project of yours and remove "sample", or delete the file',
    }));
}

/** One point for all pictures that are still the renders that came with the site. */
function pointsOfPictures(digests: ReadonlyMap<string, string>): OpenPoint[] {
  const known = new Set(renders);
  const kept = [...digests.keys()].filter(
    (path) => path.startsWith("images/") && known.has(digests.get(path) ?? ""),
  );
  if (kept.length === 0) return [];
  const todo = `${pluralize(kept.length, "picture")} came with the site and ${kept.length === 1 ? "is a render" : "are renders"}: replace them with photographs of your own work, or delete them. The first: ${kept[0]}`;
  return [{ file: "data/images", todo }];
}

/**
 * Everything that is still missing or a sample. Without open points, search engines may list the site.
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

/** The open points of a content folder. */
export function openPointsIn(dataDir: string): OpenPoint[] {
  const tree = contentTree(dataDir);
  const digests = new Map<string, string>();
  for (const file of tree?.files ?? [])
    if (tree && file.startsWith("images/")) digests.set(file, md5(tree.read(file)));
  return launchCheck(validateContent(tree).entries, digests);
}

/** A point as one line. */
export const pointLine = ({ file, field, todo }: OpenPoint) =>
  `${file}: ${field === undefined ? "" : `${field} `}${todo}`;

/** The last line of every build. */
export const launchSummary = (points: readonly OpenPoint[]) =>
  points.length === 0
    ? "ready to launch: search engines may list the site"
    : `not ready to launch: ${pluralize(points.length, "point")} open, so search engines are asked not to list the site (npm run launch-check)`;
