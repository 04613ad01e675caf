import { resolve } from "node:path";
import { runGatsby } from "./runGatsby";
import { Snapshot } from "../content/snapshot";
import type { Builder, Log } from "./builder";
import { createBuildFolder } from "./buildFolder";
import { Checkpoint } from "./checkpoint";
import { fallbackBuilder } from "./fallbackBuilder";
import { plainBuilder } from "./plainBuilder";
import { WarmBuilder } from "./warmBuilder";

type Options = {
  kind: "warm" | "plain";
  /** The project folder. */
  root: string;
  /** Where the publisher keeps its own files. */
  workDir: string;
  /** Told when the builders change. */
  say: Log;
  /** Called when the builder is ready for the next edit. */
  onReady?: () => void;
};

/** The builder of a setting; the warm one has the plain one to fall back to. */
export function createBuilder({ kind, root, workDir, say, onReady }: Options): Builder {
  const folder = createBuildFolder(root, {
    snapshot: new Snapshot(resolve(workDir, "content"), resolve(workDir, "work")),
    checkpoint: new Checkpoint(root, resolve(workDir, "checkpoint")),
    startGatsby: (log, environment) => runGatsby(root, log, environment),
  });
  const plain = plainBuilder(folder, onReady);
  return kind === "plain"
    ? plain
    : fallbackBuilder(new WarmBuilder(folder, { onReady }), plain, say);
}
