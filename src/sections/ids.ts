// The ids by which links lead to parts of a page.

/** What parts of the pages themselves are called. */
const ownParts =
  /^(main|quote|quote-again|privacy|site-links|mobile-menu|services-menu|viewer-caption|walk-name|walk-text)$|-(title|heading)$/;

/**
 * The id of an entry on a page, by which links lead to it: its own name, unless a part of the page is
 * called so.
 * @param name in small letters, digits and hyphens: that of a file, or the end of an address
 */
export const entryId = (name: string): string => (ownParts.test(name) ? `${name}-entry` : name);

/** The fragment that leads to a service on the page of all services: "/services/decks" is at "#decks". */
export const serviceId = (address: string) => entryId(address.slice(address.lastIndexOf("/") + 1));

/** The fragment that leads to a reason, by its place in the list: the first is at "#reason-1". */
export const reasonId = (index: number) => `reason-${index + 1}`;

const wordsOf = (question: string) =>
  question
    .toLowerCase()
    .normalize("NFD")
    .replace(/[’']|\p{M}/gu, "")
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");

/** As many words tell the questions of a page apart, and no more of them weigh on it. */
const mostWords = 4;

/**
 * The fragments that lead to the questions of a list, their first words: "Who pulls the permit for
 * it?" is at "#who-pulls-the-permit". Each is a valid id that nothing else on the page has: questions of one or
 * two words could be called like a part of the page, and others may have no Latin letters at all.
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
