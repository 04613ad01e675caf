/** A page of Gatsby's that is not as this site's postbuild takes it to be, in one sentence. */
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
