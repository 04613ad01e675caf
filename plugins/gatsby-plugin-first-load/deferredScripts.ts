import { deferredScriptAttribute } from "./names";
import { extractedFile, type ExtractedFile } from "./extractedFile";
import {
  attributeOf,
  createElement,
  elementsIn,
  findElement,
  remove,
  replace,
  textOf,
  type Document,
  type Element,
} from "./html";
import { expected, expectedById } from "./unexpectedPage";

const deferredScript = (address: string) =>
  createElement("script", { [deferredScriptAttribute]: address });

const isGatsbysScript = (element: Element) =>
  element.tagName === "script" &&
  attributeOf(element, "async") !== undefined &&
  attributeOf(element, "src") !== undefined;

const isCompilationHash = (element: Element) =>
  element.tagName === "script" && textOf(element).startsWith("window.___webpackCompilationHash=");

/**
 * What Gatsby knows of all pages is half a kilobyte that does not compress: it becomes a file that
 * the pages share, to be run before the other scripts.
 */
function extractChunks(document: Document, name: string): ExtractedFile {
  const chunks = expectedById(document, "script", "gatsby-chunk-mapping", name);
  const hash = expected(
    findElement(document, isCompilationHash),
    "<script>window.___webpackCompilationHash=…</script>",
    name,
  );
  const file = extractedFile("chunks.js", `${textOf(chunks).trim()}${textOf(hash)}`);
  remove(hash);
  replace(chunks, deferredScript(`/${file.path}`));
  return file;
}

/**
 * Has the loader load a page's scripts, in place of the browser. Of a page that was finished before,
 * only the scripts that Gatsby has named anew are dealt with.
 * @param isNew whether the page is as Gatsby rendered it
 * @returns the file that pages share, if the page names its scripts as Gatsby does
 */
export function deferScripts(
  document: Document,
  name: string,
  isNew: boolean,
): ExtractedFile | undefined {
  // It tells the page's path, which the loader tells, too.
  if (isNew) remove(expectedById(document, "script", "gatsby-script-loader", name));
  const scripts = [...elementsIn(document)].filter(isGatsbysScript);
  if (scripts.length === 0 && !isNew) return undefined;
  expected(scripts[0], "<script src=… async>", name);
  for (const script of scripts) replace(script, deferredScript(attributeOf(script, "src") ?? ""));
  return extractChunks(document, name);
}
