import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pagePathAttribute } from "./names";
import { fileOfAddress } from "../gatsby-plugin-site-files/cleanAddresses";
import { compileLoader } from "./compileLoader";
import { deferScripts } from "./deferredScripts";
import { deferStyles } from "./deferredStyles";
import { extractedFilesIn, removeUnusedFiles, type ExtractedFile } from "./extractedFile";
import {
  append,
  attributeOf,
  createElement,
  findElement,
  headOf,
  parse,
  remove,
  serialize,
  type Document,
  type Element,
} from "./html";
import { setPolicy } from "./pagePolicy";

export type FinishOptions = {
  /** The folder that is published. */
  publicDir: string;
  /** A file that remembers which pages are finished, kept with what Gatsby remembers. */
  stateFile: string;
  /** The addresses of all pages. */
  addresses: readonly string[];
  /** The address that quote requests are delivered to. */
  delivery?: string;
};

/** Of each page that is finished: a digest of its HTML and of what it was finished with. */
type State = Record<string, string>;

const digestOf = (...texts: string[]) =>
  createHash("sha256").update(texts.join("\0")).digest("hex");

function readState(file: string): State {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as State;
  } catch {
    return {}; // there is none: all pages are looked at
  }
}

const isLoader = (element: Element) =>
  element.tagName === "script" && attributeOf(element, pagePathAttribute) !== undefined;

/** Puts the loader last into the head; tells whether the page had none. */
function setLoader(document: Document, loader: string, path: string): boolean {
  const old = findElement(document, isLoader);
  if (old) remove(old);
  append(headOf(document), createElement("script", { [pagePathAttribute]: path }, loader));
  return old === undefined;
}

/** Gives a page what Gatsby does not: deferred styles and scripts, the loader, and a policy. */
export function finishPage(
  html: string,
  name: string,
  { path, delivery }: { path: string; delivery?: string },
): { html: string; files: ExtractedFile[] } {
  const document = parse(html);
  const loader = compileLoader();
  const styles = deferStyles(document, name);
  const isNew = setLoader(document, loader, path);
  const scripts = deferScripts(document, name, isNew);
  setPolicy(document, name, loader, delivery);
  const files = [styles, scripts].flatMap((file) => file ?? []);
  return { html: serialize(document), files };
}

/**
 * Finishes the published pages. Those that are as the last build left them are not parsed again, so
 * that an edit costs what it touches.
 * @throws UnexpectedPage where a page is not as Gatsby used to write it
 */
export function finishPages({ publicDir, stateFile, addresses, delivery }: FinishOptions): void {
  const means = digestOf(compileLoader(), delivery ?? "");
  const before = readState(stateFile);
  const after: State = {};
  const used = new Set<string>();
  for (const path of addresses) {
    const name = fileOfAddress(path);
    const file = join(publicDir, name);
    let html = readFileSync(file, "utf8");
    const isThere = (each: string) => existsSync(join(publicDir, each));
    if (before[name] !== digestOf(means, html) || !extractedFilesIn(html).every(isThere)) {
      const page = finishPage(html, name, { path, delivery });
      // First the files, then the page that names them.
      for (const each of page.files) writeFileSync(join(publicDir, each.path), each.text);
      if (page.html !== html) writeFileSync(file, page.html);
      html = page.html;
    }
    after[name] = digestOf(means, html);
    for (const each of extractedFilesIn(html)) used.add(each);
  }
  removeUnusedFiles(publicDir, used);
  mkdirSync(dirname(stateFile), { recursive: true });
  writeFileSync(stateFile, JSON.stringify(after));
}
