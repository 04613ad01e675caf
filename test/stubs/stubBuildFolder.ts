import { join } from "node:path";
import type { StartGatsby } from "../../publisher/server/builder/builder";
import { createBuildFolder } from "../../publisher/server/builder/buildFolder";
import { Checkpoint } from "../../publisher/server/builder/checkpoint";
import type { SiteContent } from "../../publisher/server/content/siteContent";
import { Snapshot } from "../../publisher/server/content/snapshot";
import { createHash } from "node:crypto";

/** Content that is one word in word.json, and the pages it makes. */
export function stubContent(word: string, pages = ""): SiteContent {
  const digest = createHash("md5").update(word).digest("hex");
  const digests = new Map([["word.json", digest]]);
  return {
    faults: [],
    digests,
    read: () => Buffer.from(word),
    digest,
    pages,
    openPoints: [],
    advice: [],
  };
}

/** A folder to build in, with all that is real but for Gatsby. */
export const stubBuildFolder = (root: string, startGatsby: StartGatsby) =>
  createBuildFolder(
    root,
    {
      snapshot: new Snapshot(join(root, "work/content"), join(root, "work/part")),
      checkpoint: new Checkpoint(root, join(root, "work/checkpoint")),
      startGatsby,
    },
    () => Promise.resolve(),
  );
