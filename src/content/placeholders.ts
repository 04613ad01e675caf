import type { z } from "zod";
import { placeholders, type Placeholder } from "./model/contentTypes";
import type { site } from "./model/business";

type Site = Pick<z.infer<typeof site>, "phone" | "email" | "license" | "foundingYear">;

/** The facts that copy may name in braces, from site.json. */
export function placeholderFacts(facts: Site): Record<Placeholder, string> {
  return {
    phone: facts.phone.number,
    email: facts.email.address,
    license: facts.license.number,
    since: String(facts.foundingYear),
  };
}

/** Replaces {phone}, {email}, {license} and {since} in a text by the facts of site.json. */
export function fillPlaceholders(text: string, site: Site): string {
  const facts = placeholderFacts(site);
  return placeholders.reduce((filled, name) => filled.replaceAll(`{${name}}`, facts[name]), text);
}
