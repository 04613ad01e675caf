import { useState } from "react";
import { decodeBase64 } from "../../store/base64";
import { titleOfFile } from "../../../src/content/schema/titles";
import { sameJson } from "../../../src/content/schema/sameJson";
import { openFiles } from "../lists/openFiles";
import { usesOfEntry } from "../lists/usesOfEntry";
import { contentIn } from "../session/openEntry";
import { useSession } from "../session/SessionContext";
import type { EntryChange } from "../session/state";
import { toaster } from "../ui/toaster";
import { announce, useUi } from "../ui/uiState";
import { undone, type Line } from "./lines";

const isPicture = ({ file }: Line) => !file.endsWith(".json");

/** Takes back changes of an edit. The result is unsaved until somebody saves, like any other change. */
export function useTakeBack(id: string) {
  const session = useSession();
  const ui = useUi();
  /** The changes that somebody has changed again since, and that wait for a decision. */
  const [waiting, setWaiting] = useState<readonly Line[]>([]);

  async function bringPicture(line: Line): Promise<void> {
    const { file } = line;
    if (line.before === undefined) return session.addPicture(file, undefined);
    const versions = await session.store.history.versions(id, file);
    const bytes = versions.find((each) => each.file === file)?.before;
    if (typeof bytes !== "string" || bytes === "")
      throw new Error(`${titleOfFile(file, undefined)} is no longer kept.`);
    session.addPicture(file, new Blob([decodeBase64(bytes)]));
  }

  /** @param isForced takes back changes even where somebody has changed the same fields since */
  async function takeBack(lines: readonly Line[], isForced = false): Promise<void> {
    const now = new Map<string, unknown>();
    const state = session.state.getState();
    const blocked: Line[] = [];
    // The changes of an edit are in order, so the last change is taken back first.
    for (const line of [...lines].reverse().filter((each) => !isPicture(each))) {
      const current = now.has(line.file) ? now.get(line.file) : contentIn(state, line.file);
      const { content, isChangedSince } = undone(line, current);
      if (isChangedSince && !isForced) blocked.push(line);
      else now.set(line.file, content);
    }
    setWaiting(blocked);
    if (blocked.length > 0) return;
    // Pages must no longer name an entry that this step deletes.
    const files = openFiles(state);
    for (const [file, content] of [...now]) {
      if (content !== undefined || !files.has(file)) continue;
      const { changes: others, needed } = usesOfEntry(file, files);
      const [place] = needed;
      if (place !== undefined) {
        const title = `${titleOfFile(file, files.get(file))} is needed: ${place} shows nothing else.`;
        toaster.create({ type: "error", title, description: "Choose another one there first." });
        return;
      }
      for (const other of others)
        if (other.kind === "whole" && !now.has(other.file)) now.set(other.file, other.content);
    }
    const changes = [...now].flatMap(([file, content]): EntryChange[] =>
      sameJson(content, contentIn(state, file)) ? [] : [{ kind: "whole", file, content }],
    );
    const pictures = lines.filter(isPicture);
    try {
      for (const line of pictures) await bringPicture(line);
    } catch (error) {
      toaster.create({
        type: "error",
        title: error instanceof Error ? error.message : String(error),
      });
      return;
    }
    if (changes.length === 0 && pictures.length === 0) {
      toaster.create({ title: "This is already as it was." });
      return;
    }
    session.edit(...changes);
    announce(ui, "Undone.");
    toaster.create({ type: "success", title: "Undone. Visitors see it after you save." });
  }

  return { takeBack, waiting, cancel: () => setWaiting([]) };
}
