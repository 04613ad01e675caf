import site from "../../data/site.json";

// What editors change in data/site.json shall break no test, so the tests take it from there.

const digits = [...site.phone.number].filter((character) => /\d/.test(character)).join("");

export const { number: phone } = site.phone;
export const { number: license } = site.license;
export const { name, foundingYear, copyrightYear, hours } = site;
export const base = `${site.base.towns.join(" & ")}, ${site.base.state}`;

/** Name and address of the links that call and write to the business. */
export const phoneLink = [phone, `tel:+1${digits}`];
export const emailLink = [site.email.address, `mailto:${site.email.address}`];
