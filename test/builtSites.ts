import { resolve } from "node:path";

/** The test content, described in test/content.md. */
export const testContent = resolve("test/content");

/**
 * A copy of the project in which the sites for tests are built, with its own data/, .cache and
 * public/.
 */
export const programFolder = resolve(".test-site/program");

type BuiltSite = {
  content: string;
  /** The folder to which the built site is copied. Tests must not change it. */
  folder: string;
  /** The value of EDITOR_BACKEND during the build of the site. */
  backend?: Readonly<Record<string, string>>;
};

/**
 * The sites that tests visit: the site of data/, built without the editor's code, and the site of the
 * test content, built with the editor as on a host.
 */
export const builtSites: Readonly<Record<"data" | "test", BuiltSite>> = {
  data: { content: resolve("data"), folder: resolve(".test-site/data") },
  test: {
    content: testContent,
    folder: resolve(".test-site/test"),
    backend: { name: "github", repo: "owner/website" },
  },
};

export type SiteName = keyof typeof builtSites;
