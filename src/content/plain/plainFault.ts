import type { Fault } from "../check/issue";
import { harmless } from "../harmless";
import { contentTypeOf } from "../model/contentTypes";
import { labelsOfPath } from "./labels";
import { nameOfEntry, titleOfFile } from "./titles";

/** What a file below data/ holds, or held before an edit deletes it; undefined where there is none. */
export type ContentOf = (file: string) => unknown;

const missingFile = /"[a-z0-9-]+", and there is no data\/([a-z-]+\/[a-z0-9-]+\.json)/g;
const anyFile = /data\/([a-z-]+(?:\/[a-z0-9-]+)*\.json)/g;
const anyFileName = /the name of a file in data\/[a-z]+, without \.json/g;
const countedFiles = /\b(\d+) files say/;

/** What is wrong, with entries in place of the files that the check names. */
export const plainMessage = ({ message, plain = message }: Fault, contentOf: ContentOf): string =>
  plain
    .replaceAll(
      missingFile,
      (_all, file: string) =>
        `“${nameOfEntry(file, contentOf(file))}”, which is not there (any more)`,
    )
    .replaceAll(anyFile, (_all, file: string) => titleOfFile(file, contentOf(file)))
    .replaceAll(anyFileName, "one of the list")
    .replace(countedFiles, "$1 entries say");

/** A fault in the words of the forms: the entry and the field as they are called there, and no files. */
export function plainFault(fault: Fault, contentOf: ContentOf): string {
  const file = fault.file.replace(/^data\//, "");
  const { path = [] } = fault;
  const type = contentTypeOf(file);
  const content = contentOf(file);
  const place = [
    type ? titleOfFile(file, content) : fault.file,
    ...(type ? labelsOfPath(type.schema, path, content) : []),
  ].join(" › ");
  return harmless(`${place}${path.length > 0 ? "" : ":"} ${plainMessage(fault, contentOf)}`);
}
