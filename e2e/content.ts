import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type * as z from "zod";
import type { areas as areasSchema } from "../src/content/model/areas";
import type { site as siteSchema } from "../src/content/model/site";
import { readContentFiles } from "../src/content/query/readContentFiles";
import { resolveContent } from "../src/content/resolveContent";
import { contentDir } from "./site";

const read = (file: string): unknown => JSON.parse(readFileSync(join(contentDir, file), "utf8"));

type Site = z.infer<typeof siteSchema>;

const files = resolveContent(readContentFiles(contentDir));

/** The business of the site under test: site.json of its content, as pages show it. */
export const site = files.get("site.json") as unknown as Site;

/** The service areas of the business. */
export const areas = files.get("areas.json") as unknown as z.infer<typeof areasSchema>;

const [mainNumber = "", extension] = site.phone.number.split(" ext. ");

export const phoneLink = `tel:+1${mainNumber.replace(/\D/g, "")}${extension === undefined ? "" : `;ext=${extension}`}`;
export const emailLink = `mailto:${site.email.address}`;

/** The lines of the confirmations: of a short form, and of the contact page's form. */
export const confirmation = {
  short: [site.quoteForm.confirmationTitle, site.quoteForm.confirmation],
  full: [site.quoteForm.contactConfirmation],
};

/** The call bar of small screens. */
export const callBar = 'nav[aria-label="Call or quote"]';

/** The label of the navigation link to a page. */
export function navigationLabel(link: string): string {
  const item = site.navigation.find((each) => each.link === link);
  if (!item) throw new Error(`The navigation of ${contentDir} does not lead to ${link}.`);
  return item.label;
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
};

/** All texts of the content, one in each line. */
export const contentTexts = readdirSync(contentDir, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".json"))
  .flatMap((file) => textsIn(read(file)))
  .join("\n");
