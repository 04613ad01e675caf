import { daysInWords, timesInWords } from "../../src/content/facts/hours";
import site from "../content/site.json";

// Facts of the business in the test content, so that tests need not repeat them.

const digits = [...site.phone.number].filter((character) => /\d/.test(character)).join("");

export { site };
export const { number: phone } = site.phone;
export const { number: license } = site.license;
export const { name, foundingYear, copyrightYear, buttons, quoteForm } = site;
export const hours = site.hours.map((line) => ({
  label: daysInWords(line),
  hours: timesInWords(line),
}));
export const base = `${site.base.towns.join(" & ")}, ${site.base.state}`;

/** The names and addresses of the links to call the business and to write to it. */
export const phoneLink = [phone, `tel:+1${digits}`];
export const emailLink = [site.email.address, `mailto:${site.email.address}`];
