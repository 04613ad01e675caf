import { contentTypeOf } from "../../../src/content/model/contentTypes";
import { labelsOfPath } from "../../../src/content/schema/labels";
import type { ContentFiles } from "../../../src/content/resolveContent";
import { schemaAt } from "../../../src/content/schema/schemaParts";
import { sameJson } from "../../../src/content/schema/sameJson";
import { titleOfFile } from "../../../src/content/schema/titles";
import { wholeInWords } from "../../store/words";
import { nameInFiles } from "../lists/entriesOf";
import type { Clash, Conflict } from "../session/state";

/** The two sides of a choice, in words. */
export type Sides = {
  /** The author of the other side: "Walt" or "Somebody else". */
  who: string;
  mine: string;
  /** The name of the other side: "Walt’s". */
  theirs: string;
};

export function sidesOf({ by, rival }: Conflict): Sides {
  if (rival) return { who: "You", mine: "In this tab", theirs: "In the other tab" };
  if (by === undefined) return { who: "Somebody else", mine: "Yours", theirs: "Theirs" };
  return { who: by, mine: "Yours", theirs: `${by}’s` };
}

/** A clash in words: "Introduction" in "Decks". A clash about a whole entry has no field. */
export type ClashInWords = { field?: string; entry: string; mine: string; theirs: string };

export function clashInWords(clash: Clash, files: ContentFiles): ClashInWords {
  const { file, path, mine, theirs } = clash;
  const schema = contentTypeOf(file)?.schema;
  const isWhole = path.length === 0;
  const content = isWhole ? (mine ?? theirs) : files.get(file);
  const words = (value: unknown) =>
    isWhole && value === undefined
      ? "Deleted"
      : wholeInWords(schema && schemaAt(schema, path), value, (folder, name) =>
          nameInFiles(`${folder}/${name}.json`, files),
        );
  return {
    field: isWhole || !schema ? undefined : labelsOfPath(schema, path, content).join(", "),
    entry: isWhole ? titleOfFile(file, content) : nameInFiles(file, files),
    mine: words(mine),
    theirs: words(theirs),
  };
}

/** Both versions of a clash together, for a person to edit; undefined for values that cannot be joined. */
export function bothOf({ mine, theirs }: Clash): unknown {
  if (typeof mine === "string" && typeof theirs === "string")
    return mine.includes("\n") || theirs.includes("\n")
      ? `${mine}\n\n${theirs}`
      : `${mine} ${theirs}`;
  if (Array.isArray(mine) && Array.isArray(theirs))
    return [
      ...(mine as unknown[]),
      ...(theirs as unknown[]).filter((item) => !mine.some((each) => sameJson(each, item))),
    ];
  return undefined;
}

/** The question of the dialog. */
export function questionOf({ clashes }: Conflict, { who, theirs }: Sides, rival: boolean): string {
  const [only, ...others] = clashes;
  const elsewhere = rival ? " in another tab" : "";
  if (others.length > 0) return `${who} changed ${clashes.length} of these texts${elsewhere}, too`;
  if (only?.path.length === 0 && only.theirs === undefined)
    return `${who} deleted this${elsewhere}, and you changed it`;
  if (only?.path.length === 0 && only.mine === undefined)
    return rival
      ? "You deleted this here, and changed it in another tab"
      : `You deleted this, and ${who === "Somebody else" ? "somebody else" : theirs.replace(/’s$/, "")} changed it`;
  const thing = typeof (only?.mine ?? only?.theirs) === "string" ? "this text" : "this";
  return `${who} changed ${thing}${elsewhere}, too`;
}
