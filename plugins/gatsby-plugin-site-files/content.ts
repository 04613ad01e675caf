import type * as z from "zod";
import type { site } from "../../src/content/model/site";
import { readContentFiles } from "../../src/content/query/readContentFiles";
import type { ContentFiles } from "../../src/content/resolveContent";
import { snapshotDir } from "../gatsby-plugin-content-check/contentDir";

/** The snapshot that a build is made from: placeholders filled, blanks removed. */
export const readSnapshot = (): ContentFiles => readContentFiles(snapshotDir());

/** The business in valid content. */
export const siteIn = (files: ContentFiles) => files.get("site.json") as z.infer<typeof site>;
