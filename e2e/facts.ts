import areas from "../data/areas.json";
import site from "../data/site.json";

/** What the owner may change in data/site.json; everything else in the tests is the specification. */
export const business = {
  name: site.name,
  phone: site.phone.number,
  phoneLink: `tel:+1${site.phone.number.replace(/\D/g, "")}`,
  email: site.email.address,
  emailLink: `mailto:${site.email.address}`,
  license: site.license.number,
  url: site.url,
  /** Where quote requests go, if anywhere. */
  delivery: (site as { delivery?: { address: string } }).delivery?.address,
} as const;

const townsOf = (county: string) =>
  areas.counties.find(({ name }) => name === county)?.towns?.map(({ name }) => name) ?? [];

export const towns = {
  "Baltimore County": townsOf("Baltimore County"),
  "Harford County": townsOf("Harford County"),
} as const;

export const confirmation = {
  short: ["Quote Request Received!", "We'll contact you within 24 hours."],
  full: ["Thank you! We'll contact you within 24 hours."],
} as const;
