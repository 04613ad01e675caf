import type { LimitFunction } from "p-limit";
import * as z from "zod";
import { contentTypeOf, type ContentType } from "../../src/content/model/contentTypes";
import { formatContent, normalized } from "../../src/content/normalize";
import { titleOfFile } from "../../src/content/titles";
import type { ContentTree } from "../../src/content/check/contentTree";
import { changesInWords } from "../history/describeEdit";
import { Refusal } from "../refusal";
import { merge } from "../store/merge";
import type { ChangedEntry, Conflict, KeptEntry, Saved } from "../store/store";
import { cleanPicture } from "./cleanPicture";
import type { Changes, EditApplier } from "./editApplier";
import { mostAtOnce } from "./edits";
import { bytesAt, contentPath, picturePath } from "./paths";
import { contentIn, requireContent } from "./treeContent";

/** The request of a save. JSON has no undefined, so the properties are left out. */
export const saveRequest = {
  id: z.string().max(100),
  entries: z
    .array(z.object({ file: z.string(), base: z.unknown(), content: z.unknown() }))
    .max(mostAtOnce),
  pictures: z.array(z.object({ file: z.string(), bytes: z.base64().optional() })).max(mostAtOnce),
};

type SaveRequest = z.infer<z.ZodObject<typeof saveRequest>>;

type Answer = Saved | Conflict;

/** The result for one entry: its new text, with what others changed; or the version that clashes. */
type Outcome = { text: string | undefined; kept: readonly string[] } | { theirs: KeptEntry };

/** This many answers are remembered, for saves whose answer was lost. */
const mostRemembered = 50;

const typeOf = (file: string) => contentTypeOf(file) as ContentType;

function requireDeletable(file: string): void {
  const { file: single, label } = typeOf(file);
  if (single !== undefined)
    throw new Refusal(403, `data/${file} cannot be deleted: the site needs it (${label}).`);
}

/** Puts an edited entry on top of what the disk has. */
function outcomeOf({ file, base, content }: ChangedEntry, tree: ContentTree): Outcome {
  const type = typeOf(file);
  const bytes = tree.files.has(file) ? tree.read(file) : undefined;
  const current = contentIn(bytes);
  const theirs = { theirs: { file, ...(bytes && { content: current ?? {} }) } };
  const isUntouched = current !== undefined && base !== undefined && sameText(type, base, current);
  if (content === undefined) {
    requireDeletable(file);
    return bytes === undefined || isUntouched ? { text: undefined, kept: [] } : theirs;
  }
  const mine = formatContent(type, requireContent(file, Buffer.from(JSON.stringify(content))));
  if (bytes === undefined) return base === undefined ? { text: mine, kept: [] } : theirs;
  if (isUntouched || bytes.toString() === mine) return { text: mine, kept: [] };
  if (base === undefined)
    throw new Refusal(
      409,
      `${titleOfFile(file, current)} already exists under the same name (data/${file}). Change the name a little.`,
    );
  if (current === undefined) return theirs;
  const [old, new_, now] = [base, content, current].map((each) => normalized(type.schema, each));
  const merged = merge(old, new_, now);
  if (merged.conflicts.length > 0) return theirs;
  return {
    text: formatContent(type, merged.content),
    kept: changesInWords(file, new_, merged.content, tree),
  };
}

const sameText = (type: ContentType, one: unknown, other: unknown) =>
  formatContent(type, one) === formatContent(type, other);

type Context = { dataDir: string; applier: EditApplier; oneAtATime: LimitFunction };

/** Carries out saves: all changes of one together, after a check of all content, or none. */
export function createSaves({ dataDir, applier, oneAtATime }: Context) {
  const answers = new Map<string, Answer>();

  async function addPictures(changes: Changes, pictures: SaveRequest["pictures"]): Promise<void> {
    for (const { file: name, bytes } of pictures) {
      const file = picturePath(`data/${name}`);
      const picture = bytes && (await cleanPicture(file, Buffer.from(bytes, "base64")));
      const current = bytesAt(dataDir, file);
      if (picture && current && !current.equals(picture))
        throw new Refusal(409, `The picture data/${file} already exists. Give yours another name.`);
      if (!picture || !current) changes.set(file, picture || undefined);
    }
  }

  async function save({ entries, pictures }: SaveRequest): Promise<Answer> {
    const tree = applier.currentTree();
    const changes: Changes = new Map();
    await addPictures(changes, pictures);
    const outcomes = entries.map(({ file: name, base, content }) => {
      const file = contentPath(`data/${name}`);
      return { file, outcome: outcomeOf({ file, base, content }, tree) };
    });
    const theirs = outcomes.flatMap(({ outcome }) => ("theirs" in outcome ? outcome.theirs : []));
    if (theirs.length > 0) return { kind: "conflict", entries: theirs };
    const kept: string[] = [];
    const saved: KeptEntry[] = [];
    for (const { file, outcome } of outcomes) {
      if ("theirs" in outcome) continue;
      const { text } = outcome;
      const current = tree.files.has(file) ? tree.read(file).toString() : undefined;
      if (text !== current) changes.set(file, text === undefined ? undefined : Buffer.from(text));
      kept.push(...outcome.kept);
      saved.push({ file, ...(text !== undefined && { content: JSON.parse(text) as unknown }) });
    }
    applier.requireNoErrors(tree, changes);
    const edit = await applier.apply(tree, changes);
    return { kind: "saved", entries: saved, kept, see: edit?.see, warning: edit?.notCommitted };
  }

  return (request: SaveRequest): Promise<Answer> =>
    oneAtATime(async () => {
      const known = answers.get(request.id);
      if (known) return known;
      const answer = await save(request);
      // After a conflict, the editor sends the same save again with choices.
      if (answer.kind === "saved") answers.set(request.id, answer);
      for (const id of [...answers.keys()].slice(0, -mostRemembered)) answers.delete(id);
      return answer;
    });
}
