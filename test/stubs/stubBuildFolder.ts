import { join } from "node:path";
import type { StartGatsby } from "../../publisher/server/builders/builder";
import { createBuildFolder } from "../../publisher/server/builders/buildFolder";
import { Checkpoint } from "../../publisher/server/builders/checkpoint";
import type { SiteContent } from "../../plugins/gatsby-plugin-content-check/siteContent";
import { Snapshot } from "../../plugins/gatsby-plugin-content-check/snapshot";
import { createHash } from "node:crypto";

/** Content that is one word in word.json, and the pages it makes. */
export function stubContent(word: string, pages = ""): SiteContent {
  const digest = createHash("md5").update(word).digest("hex");
  const digests = new Map([["word.json", digest]]);
  return {
    errors: [],
    digests,
    read: () => Buffer.from(word),
    digest,
    pages,
    sitePages: [],
    openPoints: [],
    warnings: [],
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
