import { resolve } from "node:path";

/** The content for tests; test/content.md says what is in it. */
export const testContent = resolve("test/content");

/**
 * The program folder that the sites for tests are built in, with its own data/, .cache and public/,
 * beside those that one works with.
 */
export const programFolder = resolve(".test-site/program");

/** A copy of the site and its unit tests, without what is beside it. */
export const siteAlone = resolve(".test-site/alone");

/** A content, and where its site is copied to when it is built: that copy is to be left alone. */
type BuiltSite = { content: string; folder: string };

/** The sites that tests visit: that of data/, which is published, and that of the test content. */
export const builtSites: Readonly<Record<"data" | "test", BuiltSite>> = {
  data: { content: resolve("data"), folder: resolve(".test-site/data") },
  test: { content: testContent, folder: resolve(".test-site/test") },
};

export type SiteName = keyof typeof builtSites;
