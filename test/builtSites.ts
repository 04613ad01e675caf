import { resolve } from "node:path";

/** The content for tests; test/content.md describes it. */
export const testContent = resolve("test/content");

/**
 * A copy of the project that the sites for tests are built in, with its own data/, .cache and public/.
 */
export const programFolder = resolve(".test-site/program");

/** A copy of the site and its unit tests, without editor, publisher and tools. */
export const siteAlone = resolve(".test-site/alone");

type BuiltSite = {
  content: string;
  /** Where the built site is copied to; tests must not change it. */
  folder: string;
  /** The value of EDITOR_BACKEND during its build, as JSON. */
  backend?: Readonly<Record<string, string>>;
};

/**
 * The sites that tests visit: that of data/, built where the editor does not exist, and that of the test
 * content, built with the editor as on a host.
 */
export const builtSites: Readonly<Record<"data" | "test", BuiltSite>> = {
  data: { content: resolve("data"), folder: resolve(".test-site/data") },
  test: {
    content: testContent,
    folder: resolve(".test-site/test"),
    backend: { name: "gitlab", repo: "owner/website", auth_type: "pkce", app_id: "an-id" },
  },
};

export type SiteName = keyof typeof builtSites;
