import * as z from "zod";
import { listPlace } from "./referenceLists";

/** How many files, pictures or places a request may name. */
export const mostAtOnce = 100;

/** A picture that is uploaded. */
export const asset = z.object({ path: z.string(), content: z.base64() });

const dataFile = z.object({ path: z.string(), raw: z.string() });

export const persistEntry = {
  dataFiles: z.array(dataFile).min(1).max(mostAtOnce),
  assets: z.array(asset).max(mostAtOnce),
  isNew: z.boolean().optional(),
  /** Lists to which a new entry is added. */
  addTo: z.array(listPlace).max(mostAtOnce).optional(),
};

export type Asset = z.infer<typeof asset>;
export type DataFile = z.infer<typeof dataFile>;
export type PersistEntry = z.infer<z.ZodObject<typeof persistEntry>>;
