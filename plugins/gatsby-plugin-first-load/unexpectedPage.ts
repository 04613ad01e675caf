import { elementById, type Document, type Element } from "./html";

/** A page of Gatsby's that is not as this plugin takes it to be, in one sentence. */
export class UnexpectedPage extends Error {}

/**
 * What a page must have.
 * @param what it is, as the sentence names it
 * @throws UnexpectedPage where it is missing
 */
export function expected<Part>(part: Part | undefined, what: string, page: string): Part {
  if (part !== undefined) return part;
  throw new UnexpectedPage(`Gatsby's page ${page} no longer has ${what}; see docs/loading.md.`);
}

/** The element of an id, which a page must have. */
export const expectedById = (document: Document, tag: string, id: string, page: string): Element =>
  expected(elementById(document, tag, id), `<${tag} id="${id}">`, page);
