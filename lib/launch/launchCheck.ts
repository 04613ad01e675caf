import type * as z from "zod";
import { textsOf, type Entry } from "../../src/content/check/entry";
import { issueAt, type Issue } from "../../src/content/check/issue";
import type { site } from "../../src/content/model/site";
import { valueAt } from "../../src/content/schema/schemaParts";
import { pluralize, uncapitalized } from "../../src/content/words/wording";
import { samplePictures } from "./samplePictures.json";

const sampleName = /\bOtter Point\b/;
// Ends of host names that cannot exist on the internet.
const unreachable = /(^|[./@])(example(\.(com|net|org))?|test|invalid|localhost|127\.0\.0\.1)$/;

/** A rule for an open point. `isOpen`: true while the point remains. */
type Rule = readonly [field: string, isOpen: boolean | undefined, problem: string];

/** Facts that are missing, or that are samples, whether or not they are marked as samples. */
function pointsOfSite(entry: Entry): Issue[] {
  const { url, phone, email, license, delivery } = entry.content as z.infer<typeof site>;
  const isNowhere = (address: string) => unreachable.test(new URL(address).hostname);
  const sample = (whose: string, { sample: isMarked }: { sample?: boolean }) =>
    `is a sample; enter ${whose}${isMarked ? ", and switch off “Only a sample”" : ""}`;
  const rules: readonly Rule[] = [
    ["url", isNowhere(url), "is not on the internet; enter the address that the site will have"],
    ["phone", phone.sample, sample("your number", phone)],
    [
      "phone",
      !phone.sample && /\) 555-01/.test(phone.number),
      "is made up: nobody has a number with 555-01; enter yours",
    ],
    ["email", email.sample || unreachable.test(email.address), sample("your address", email)],
    [
      "license",
      license.sample || !/[1-9]/.test(license.number),
      sample("your MHIC license, which Maryland requires in every advertisement", license),
    ],
    [
      "delivery",
      !delivery,
      "is not set, so quote requests are lost; set the address of a form service",
    ],
    [
      "delivery",
      delivery && isNowhere(delivery.address),
      "is not on the internet; set the address that your form service gives you",
    ],
  ];
  return rules.flatMap(([field, isOpen, problem]) =>
    isOpen ? [issueAt(entry, [field], problem)] : [],
  );
}

/** The first text of a file that still mentions the sample business. */
function pointsOfName(entry: Entry): Issue[] {
  const place = textsOf(entry).find(({ value }) => sampleName.test(value));
  const problem =
    "names Otter Point, the sample business; write your own name, here and in the other texts of this form";
  return place ? [issueAt(entry, place.path, problem)] : [];
}

function pointsOfSample(entry: Entry): Issue[] {
  if (!valueAt(entry.content, ["sample"])) return [];
  const { folder, label } = entry.type;
  const problem =
    folder === "testimonials"
      ? "is on, but a made-up testimonial may not be published as real; use a customer's own words, with their consent, and switch it off, or delete the testimonial"
      : `is on; replace this with one of yours and switch it off, or delete the ${uncapitalized(label)}`;
  return [issueAt(entry, ["sample"], problem)];
}

/** One point for all remaining sample pictures. */
function pointsOfPictures(digests: ReadonlyMap<string, string>): Issue[] {
  const known = new Set(samplePictures);
  const kept = [...digests.keys()].filter(
    (path) => path.startsWith("images/") && known.has(digests.get(path) ?? ""),
  );
  if (kept.length === 0) return [];
  const message = `${pluralize(kept.length, "picture")} came with the site and ${kept.length === 1 ? "is" : "are"} made by a computer; replace them with photographs of your own work, or delete them. The first: ${kept[0]}`;
  return [{ file: "data/images", path: [], message }];
}

/**
 * The open points: everything in valid content that is still missing or a sample. Without open points, search
 * engines may list the site.
 * @param digests the MD5 of each file, by path
 */
export const openPointsOf = (
  entries: readonly Entry[],
  digests: ReadonlyMap<string, string>,
): Issue[] => [
  ...entries.filter(({ file }) => file === "site.json").flatMap(pointsOfSite),
  ...entries.flatMap(pointsOfName),
  ...entries.flatMap(pointsOfSample),
  ...pointsOfPictures(digests),
];

/** One line of each build: whether the site is ready to launch. */
export const launchSummary = (points: readonly Issue[]) =>
  points.length === 0
    ? "ready to launch: search engines may list the site"
    : `not ready to launch: ${pluralize(points.length, "open point")}, so search engines are asked not to list the site (npm run launch-check)`;
