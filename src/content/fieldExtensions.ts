import { fillPlaceholders } from "./placeholders";

type Source = Record<string, unknown> & { fields?: { slug?: string } };
type Info = { fieldName: string };
type Context = {
  nodeModel: { findOne: (query: { type: string; query: object }) => Promise<unknown> };
};
type Site = Parameters<typeof fillPlaceholders>[1];

/** Whether an editor filled anything in: what the check counts as absent is null in queries, too. */
const isFilledIn = (value: unknown): boolean => {
  if (typeof value === "string") return value.trim() !== "";
  if (Array.isArray(value)) return value.some(isFilledIn);
  if (typeof value === "object" && value !== null) return Object.values(value).some(isFilledIn);
  return value !== null && value !== undefined;
};

/** The text with its {placeholders} filled from site.json; anything else stays as it is. */
async function withFacts(value: unknown, { nodeModel }: Context): Promise<unknown> {
  if (typeof value !== "string" || !value.includes("{")) return value;
  const site = await nodeModel.findOne({ type: "SiteJson", query: {} });
  return fillPlaceholders(value, site as Site);
}

/** `@copy`: text an editor wrote, or a list of texts. An emptied one is absent; placeholders are filled. */
export const copyExtension = {
  name: "copy",
  extend: () => ({
    async resolve(source: Source, _args: unknown, context: Context, info: Info) {
      const value = source[info.fieldName];
      if (Array.isArray(value)) return Promise.all(value.map((each) => withFacts(each, context)));
      return isFilledIn(value) ? withFacts(value, context) : null;
    },
  }),
};

/** `@orNull`: an optional group of fields, absent where all of them were left empty. */
export const orNullExtension = {
  name: "orNull",
  extend: () => ({
    resolve(source: Source, _args: unknown, _context: Context, info: Info) {
      const value = source[info.fieldName];
      return isFilledIn(value) ? value : null;
    },
  }),
};

/** `@fileName`: the name of the file without .json, by which other files refer to it. */
export const fileNameExtension = {
  name: "fileName",
  extend: () => ({ resolve: (source: Source) => source.fields?.slug }),
};
