import type { LimitFunction } from "p-limit";
import * as z from "zod";
import { Refusal } from "../../refusal";
import { applyEntries } from "../../store/applyEntries";
import type { Conflict, Saved } from "../../store/store";
import { cleanPicture } from "./uploadedPicture";
import type { Changes, EditApplier } from "./editApplier";
import { bytesAt, contentPath, picturePath } from "./paths";
import { entryNames } from "./folderContent";

/** The most entries, and the most pictures, in a save. */
const mostAtOnce = 100;

/** The request of a save. JSON has no `undefined`, so such a property is left out. */
export const saveRequest = {
  id: z.string().max(100),
  entries: z
    .array(
      z.object({
        file: z.string(),
        base: z.unknown().optional(),
        content: z.unknown().optional(),
      }),
    )
    .max(mostAtOnce),
  pictures: z.array(z.object({ file: z.string(), bytes: z.base64().optional() })).max(mostAtOnce),
};

export type SaveRequest = z.infer<z.ZodObject<typeof saveRequest>>;

type Answer = Saved | Conflict;

/** The number of remembered answers. The editor sends a save again if its answer was lost. */
const mostRemembered = 50;

type Context = { dataDir: string; applier: EditApplier; oneAtATime: LimitFunction };

/** Carries out saves. After a check of all content, a save makes all of its changes, or none. */
export function createSaves({ dataDir, applier, oneAtATime }: Context) {
  const answers = new Map<string, Answer>();

  async function addPictures(changes: Changes, pictures: SaveRequest["pictures"]): Promise<void> {
    for (const { file: name, bytes } of pictures) {
      const file = picturePath(`data/${name}`);
      const picture =
        bytes === undefined ? undefined : await cleanPicture(file, Buffer.from(bytes, "base64"));
      const current = bytesAt(dataDir, file);
      if (picture && current && !current.equals(picture))
        throw new Refusal(409, `The picture data/${file} already exists. Give yours another name.`);
      if (Boolean(picture) !== Boolean(current)) changes.set(file, picture);
    }
  }

  async function save({ entries, pictures }: SaveRequest): Promise<Answer> {
    const dataFolder = applier.currentFolder();
    const changes: Changes = new Map();
    await addPictures(changes, pictures);
    const outcomes = applyEntries(
      entries.map((entry) => ({ ...entry, file: contentPath(`data/${entry.file}`) })),
      (file) => bytesAt(dataDir, file),
      entryNames(dataFolder),
    );
    if ("theirs" in outcomes) return { kind: "conflict", entries: outcomes.theirs };
    const { texts, saved, kept } = outcomes;
    for (const [file, text] of texts)
      changes.set(file, text === undefined ? undefined : Buffer.from(text));
    applier.requireNoErrors(dataFolder, changes);
    const edit = await applier.apply(dataFolder, changes);
    return { kind: "saved", entries: saved, kept, see: edit.see, warning: edit.notCommitted };
  }

  return (request: SaveRequest): Promise<Answer> =>
    oneAtATime(async () => {
      const known = answers.get(request.id);
      if (known) return known;
      const answer = await save(request);
      // Only saved answers are remembered: after a conflict, the editor sends the save again with choices.
      if (answer.kind === "saved") answers.set(request.id, answer);
      for (const id of [...answers.keys()].slice(0, -mostRemembered)) answers.delete(id);
      return answer;
    });
}
