import type * as z from "zod";
import { invisibleIn, lookAlikeIn } from "../words/cleanText";
import { curlyQuoted } from "../schema/labels";
import type { ContentType } from "../model/contentTypes";
import { placesIn } from "../schema/schemaParts";
import { issueAt, placeInWords, type Issue } from "./issue";

const codeOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

function problemOf(schema: z.ZodType, text: string): string | undefined {
  const unseen = invisibleIn(schema, text);
  if (unseen)
    return `contains an invisible character ${placeInWords(text, unseen.at)}, ${codeOf(unseen.character)}; remove it`;
  const other = lookAlikeIn(schema, text);
  return (
    other &&
    `contains ${curlyQuoted(other.character)}, ${codeOf(other.character)}, ${placeInWords(text, other.at)}, which only looks like a letter from A to Z; type the letter again`
  );
}

/**
 * Invisible characters and look-alike letters in texts that programs read. The editor removes invisible
 * characters before a save, so only a file written by hand has them.
 */
export function errorsOfCharacters(file: string, type: ContentType, content: unknown): Issue[] {
  return placesIn(type.schema, content).flatMap(({ path, value, schema }) => {
    if (typeof value !== "string") return [];
    const problem = problemOf(schema, value);
    return problem === undefined ? [] : [issueAt({ file, content }, path, problem)];
  });
}
