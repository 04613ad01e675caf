import { resolve } from "node:path";
import { site } from "../../src/content/model/business";
import { contentDir } from "../gatsby-plugin-content-check/contentDir";
import { cleanAddresses, restoreAddresses } from "./cleanAddresses";
import { compileLoader } from "../gatsby-plugin-first-load/compileLoader";
import { readContent } from "./content";
import { writeFormsFile } from "./formsFile";
import { finishPages } from "../gatsby-plugin-first-load/finishPages";
import { writeSeoFiles } from "./seoFiles";

const publicDir = resolve("public");
const staticDir = resolve("static");

/** What is done before Gatsby builds: its pages go back to where it looks for them. */
export function beforeBuild(): void {
  restoreAddresses(publicDir, staticDir);
  compileLoader(); // now, so that no edit waits for it
}

/**
 * What is done with Gatsby's output: clean addresses, what a first visit loads and when, policies,
 * and the files for search engines and hosts.
 * @param addresses of all pages
 * @throws UnexpectedPage where a page is not as Gatsby used to write it
 */
export async function afterBuild(addresses: readonly string[]): Promise<void> {
  cleanAddresses(publicDir, addresses, staticDir);
  const content = readContent(contentDir());
  const { delivery } = content.one(site);
  finishPages({
    publicDir,
    stateFile: resolve(".cache/finished-pages.json"),
    addresses,
    delivery: delivery?.address,
  });
  writeFormsFile(publicDir, delivery?.formName);
  await writeSeoFiles(content, publicDir, addresses);
}
