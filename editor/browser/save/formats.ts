import { takeBase, withBase } from "../../../src/content/editor/baseVersion";
import { typedCollections } from "../../../src/content/editor/config";
import { formatContent, bestMatchingType } from "../../../src/content/editor/format";
import { isGroup } from "../../../src/content/schemaParts";
import type { Cms } from "../cms";

type Group = Record<string, unknown>;

/**
 * Registers the format of content files. Decap CMS's own reorders the fields of large groups and
 * writes empty ones.
 * @param keepsBase whether saved text carries the fingerprint of the version that it is based on
 */
export function registerFormats(cms: Cms, keepsBase: boolean): void {
  for (const { collection, types } of typedCollections()) {
    cms.registerCustomFormat(collection.format, "json", {
      fromFile(text) {
        const parsed: unknown = JSON.parse(text);
        if (!isGroup(parsed)) throw new Error("A content file holds a group of fields in { }.");
        return withBase(text, parsed);
      },
      toFile(form) {
        const { base, content } = takeBase(form as Group);
        const type = bestMatchingType(types, content);
        const text = formatContent(type, content);
        if (!keepsBase || base === undefined) return text;
        return JSON.stringify(withBase("", { ...(JSON.parse(text) as Group), $base: base }));
      },
    });
  }
}
