import { resolve } from "node:path";

/** The content for tests; test/content.md says what is in it. */
export const testContent = resolve("test/content");

/** The program folder in which the site of the test content is built: `npm run build:test-site`. */
export const testSiteRoot = resolve(".test-site");

/** The built site of the test content, as public/ is that of data/. */
export const testSitePublic = resolve(testSiteRoot, "public");
