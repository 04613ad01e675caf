import { resolve } from "node:path";

/** The content for tests; test/content.md says what is in it. */
export const testContent = resolve("test/content");

/** The program folder that builds the test content, with its own data/, .cache and public/. */
export const testSiteRoot = resolve(".test-site/program");

/** The built site of the test content, as public/ is that of data/: a copy, to be left alone. */
export const testSitePublic = resolve(".test-site/public");
