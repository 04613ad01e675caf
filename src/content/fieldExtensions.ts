import { fillPlaceholders } from "./placeholders";

type Source = Record<string, unknown> & { fields?: { slug?: string } };
type Info = { fieldName: string };
type Context = {
  nodeModel: { findOne: (query: { type: string; query: object }) => Promise<unknown> };
};

/** `@copy`: text an editor wrote. An emptied field counts as absent, and {phone} and the like are filled in. */
export const copyExtension = {
  name: "copy",
  extend: () => ({
    async resolve(source: Source, _args: unknown, context: Context, info: Info) {
      const value = source[info.fieldName];
      if (typeof value !== "string" || value.trim() === "") return null;
      if (!value.includes("{")) return value;
      const site = await context.nodeModel.findOne({ type: "SiteJson", query: {} });
      return fillPlaceholders(value, site as Parameters<typeof fillPlaceholders>[1]);
    },
  }),
};

/** `@fileName`: the name of the file without .json, by which other files refer to it. */
export const fileNameExtension = {
  name: "fileName",
  extend: () => ({ resolve: (source: Source) => source.fields?.slug }),
};

/** `@copyList`: a list; where its items are text, they are treated as @copy treats one. */
export const copyListExtension = {
  name: "copyList",
  extend: () => ({
    async resolve(source: Source, _args: unknown, context: Context, info: Info) {
      const value = source[info.fieldName];
      if (!Array.isArray(value)) return null;
      if (!value.some((item) => typeof item === "string" && item.includes("{"))) return value;
      const site = await context.nodeModel.findOne({ type: "SiteJson", query: {} });
      return value.map((item: unknown) =>
        typeof item === "string"
          ? fillPlaceholders(item, site as Parameters<typeof fillPlaceholders>[1])
          : item,
      );
    },
  }),
};
