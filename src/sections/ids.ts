// The ids of the parts of a page that links can point to.

/** The ids of the fixed parts of pages. */
const fixedParts =
  /^(main|quote|quote-again|privacy|site-links|mobile-menu|services-menu|viewer-caption|walk-name|walk-text)$|-(title|heading)$/;

/**
 * The id of an entry on a page: its own name, unless a fixed part of a page has the same id.
 * @param name in lowercase letters, digits and hyphens: the slug of a file, or the end of an
 * address
 */
export const entryId = (name: string): string => (fixedParts.test(name) ? `${name}-entry` : name);

/** The id of a service on the services page: the service at "/services/decks" has the id "decks". */
export const serviceId = (address: string) => entryId(address.slice(address.lastIndexOf("/") + 1));

/** The id of a reason, by its index: "reason-1" for the first reason. */
export const reasonId = (index: number) => `reason-${index + 1}`;

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[’']|\p{M}/gu, "")
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");

type ListedService = {
  readonly service?: { readonly address: string } | null;
  readonly choice?: string | null;
};

/**
 * The ids of the services in a list, of which a service without a page has the words of its choice:
 * "Roof & gutters" has the id "roof-gutters". Two elements cannot have the same id, so the first one has it.
 */
export function serviceIds(services: readonly ListedService[]): (string | undefined)[] {
  const taken = new Set<string>();
  return services.map(({ service, choice }) => {
    const id = service ? serviceId(service.address) : entryId(wordsOf(choice ?? "").join("-"));
    if (id === "" || taken.has(id)) return undefined;
    taken.add(id);
    return id;
  });
}

/** Four words usually distinguish a page's questions. More words would only make the page larger. */
const mostWords = 4;

/**
 * The ids of the questions in a list, from their first words: "Who pulls the permit for it?" has the id
 * "who-pulls-the-permit". Each id is valid and unique on the page, even if a question equals the id of a
 * fixed part, or has no Latin letters.
 */
export function faqIds(questions: readonly string[]): string[] {
  const taken = new Set<string>();
  return questions.map((question, index) => {
    const words = wordsOf(question);
    const id = (words.length > 2 ? words.slice(0, mostWords) : ["question", ...words]).join("-");
    let own = words.length === 0 ? `${id}-${index + 1}` : entryId(id);
    for (let number = index + 1; taken.has(own); number += 1) own = `${id}-${number}`;
    taken.add(own);
    return own;
  });
}
