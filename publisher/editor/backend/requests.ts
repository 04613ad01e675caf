import * as z from "zod";
import { listPlace } from "./referenceLists";

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
      /** Lists of pages that are to name the new entry. */
      addTo: z.array(listPlace).max(100).optional(),
    }),
  }),
  z.object({
    action: z.literal("deleteFiles"),
    params: z.object({ paths: z.array(z.string()).min(1) }),
  }),
  // Not of Decap CMS: the page's own, as far as "places".
  z.object({
    action: z.literal("takeBack"),
    params: z.object({
      /** Of an edit in the history. */
      id: z.string(),
      /** Whether what was changed since goes, too. */
      isWhole: z.boolean().optional(),
    }),
  }),
  z.object({
    action: z.literal("history"),
    params: z.object({
      /** The edits before this one; without it, the newest. */
      before: z.string().optional(),
    }),
  }),
  z.object({ action: z.literal("earlier"), params: z.object({ id: z.string() }) }),
  z.object({
    action: z.literal("lists"),
    params: z.object({ folder: z.enum(["testimonials", "projects"]) }),
  }),
  z.object({ action: z.literal("places"), params: z.object({ path: z.string() }) }),
  z.object({ action: z.literal("getMedia") }),
  z.object({ action: z.literal("getMediaFile"), params: z.object({ path: z.string() }) }),
  z.object({ action: z.literal("persistMedia"), params: z.object({ asset }) }),
  z.object({ action: z.literal("getDeployPreview") }),
]);

export type Action = z.infer<typeof protocol>;
export type Asset = z.infer<typeof asset>;
export type DataFile = z.infer<typeof dataFile>;
export type PersistEntry = Extract<Action, { action: "persistEntry" }>["params"];
