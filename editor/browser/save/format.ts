import { contentFormat } from "../../../src/content/editor/decap";
import { formatContent } from "../../../src/content/normalize";
import { contentTypes } from "../../../src/content/model/contentTypes";
import { isGroup } from "../../../src/content/schemaParts";
import type { Cms } from "../cms";
import { baseField, takeBase } from "../content";

/** The content type with these fields. No two types have the same ones. */
const typeOf = (fields: readonly string[]) =>
  contentTypes.find(({ schema }) => Object.keys(schema.shape).join() === fields.join());

/**
 * Registers the format of content files. Decap CMS's own reorders the fields of large groups and
 * writes empty ones.
 * @param keepsBase whether saved text carries the version that it is based on
 */
export function registerFormat(cms: Cms, keepsBase: boolean): void {
  cms.registerCustomFormat(contentFormat, "json", {
    fromFile(text) {
      const parsed: unknown = JSON.parse(text);
      if (!isGroup(parsed)) throw new Error("A content file holds a group of fields in { }.");
      // A draft in the browser already has its base version.
      return { [baseField]: text, ...parsed };
    },
    toFile(form, fields) {
      const { base, content } = takeBase(form as Record<string, unknown>);
      const type = typeOf(fields);
      if (!type) throw new Error("A form has the fields of its content type.");
      const text = formatContent(type, content);
      if (!keepsBase || base === undefined) return text;
      return JSON.stringify({ ...(JSON.parse(text) as object), [baseField]: base });
    },
  });
}
