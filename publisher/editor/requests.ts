import { z } from "zod";

/** The requests of Decap CMS's proxy backend, as far as this site's configuration makes it send them. */
const asset = z.object({
  path: z.string(),
  content: z.base64(),
  encoding: z.literal("base64"),
});

const dataFile = z.object({
  path: z.string(),
  raw: z.string(),
  newPath: z.string().optional(),
  /** Which version of the file the form began with, where the page's script knows better than `raw`. */
  base: z.string().optional(),
});

export const protocol = z.discriminatedUnion("action", [
  z.object({ action: z.literal("info") }),
  z.object({ action: z.literal("entriesByFolder"), params: z.object({ folder: z.string() }) }),
  z.object({
    action: z.literal("entriesByFiles"),
    params: z.object({ files: z.array(z.object({ path: z.string() })) }),
  }),
  z.object({ action: z.literal("getEntry"), params: z.object({ path: z.string() }) }),
  z.object({
    action: z.literal("persistEntry"),
    params: z.object({
      dataFiles: z.array(dataFile).min(1),
      assets: z.array(asset),
      options: z.object({ newEntry: z.boolean().optional() }),
    }),
  }),
  z.object({
    action: z.literal("deleteFiles"),
    params: z.object({ paths: z.array(z.string()).min(1) }),
  }),
  // Not of Decap CMS: the page's own.
  z.object({
    action: z.literal("undo"),
    params: z.object({
      path: z.string(),
      /** The version that the edit left; null where it deleted the file. */
      base: z.string().nullable(),
    }),
  }),
  z.object({ action: z.literal("getMedia") }),
  z.object({ action: z.literal("getMediaFile"), params: z.object({ path: z.string() }) }),
  z.object({ action: z.literal("persistMedia"), params: z.object({ asset }) }),
  z.object({ action: z.literal("getDeployPreview") }),
]);

export type Action = z.infer<typeof protocol>;
export type Asset = z.infer<typeof asset>;
export type DataFile = z.infer<typeof dataFile>;
export type PersistEntry = Extract<Action, { action: "persistEntry" }>["params"];
