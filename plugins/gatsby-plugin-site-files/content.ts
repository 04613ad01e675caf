import type * as z from "zod";
import { contentTypes } from "../../src/content/model/contentTypes";
import { readContentFiles } from "../../src/content/query/readContentFiles";
import { entriesByType, type Resolved } from "../../src/content/resolveContent";

type Entry<Model extends z.ZodObject> = z.infer<Model> & { slug: string };

/** The resolved content: placeholders filled, blanks removed. */
export type Content = ReturnType<typeof byModel>;

/** Groups resolved content by its models. */
export function byModel(dataDir: string, files: ReadonlyMap<string, Resolved>) {
  const byType = entriesByType(files);

  /** The entries of a model, in the order of their files. */
  function all<Model extends z.ZodObject>(model: Model): readonly Entry<Model>[] {
    const { typeName = "" } = contentTypes.find(({ schema }) => schema === model) ?? {};
    return (byType[typeName] ?? []) as readonly Entry<Model>[];
  }

  /** The entry of a model with a single file. */
  function one<Model extends z.ZodObject>(model: Model): Entry<Model> {
    const [entry] = all(model);
    if (!entry) throw new Error("Gatsby built unchecked content.");
    return entry;
  }

  return { dataDir, files, all, one };
}

/** Reads the snapshot that a build is made from. */
export const readContent = (dataDir: string): Content =>
  byModel(dataDir, readContentFiles(dataDir) as ReadonlyMap<string, Resolved>);
