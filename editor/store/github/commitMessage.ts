/** The last line of this editor's commits: the id of the edit, so that no edit is committed twice. */
const trailer = /\n+Editor-Save: (\S+)\s*$/;

export const withId = (message: string, id: string): string =>
  `${message}${message.includes("\n") ? "" : "\n"}\n\nEditor-Save: ${id}`.replace(
    /\n{3,}/g,
    "\n\n",
  );

/** The id of the edit that a commit saved; undefined for a commit of another program. */
export const idIn = (message: string): string | undefined => trailer.exec(message)?.[1];

/** The words of a commit in the history: the edited entry, and a sentence for each change. */
export function wordsIn(message: string): { title: string; lines: string[] } {
  const [headline = "", ...body] = message.replace(trailer, "").trim().split("\n");
  const lines = body.filter((line) => line.trim() !== "");
  if (idIn(message) === undefined) return { title: headline, lines };
  if (lines.length > 0)
    return { title: headline.replace(/^Edit (the c)?/, (_, the) => (the ? "The c" : "")), lines };
  // A name in quotation marks may have a colon of its own.
  const [, title = headline, line] = /^((?:“[^”]*”|[^“])*?): (.*)$/.exec(headline) ?? [];
  return { title, lines: line === undefined ? [] : [line] };
}
