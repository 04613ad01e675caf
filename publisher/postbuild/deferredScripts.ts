import { ownFile, type Finished } from "./extractedFile";

/** Tells of which page this is, as the loader does, too (src/firstLoad/loader.ts). */
const pagePath = /<script id="gatsby-script-loader">.*?<\/script>/s;

/** What Gatsby knows of all pages. */
const knowledge =
  /\s*<script\s+id="gatsby-chunk-mapping"\s*>\s*(.*?)\s*<\/script>\s*<script>(window\.___webpackCompilationHash="\w*";)<\/script>/s;

const script = /<script src="(\/[^"]+)" async><\/script>/g;

/**
 * A page that names its scripts for the loader in its head. What Gatsby knows of all pages is half a
 * kilobyte that does not compress: it becomes a file that the pages share, to be run before the
 * other scripts. A page that was done before comes back as it is, but for scripts that Gatsby has
 * named anew.
 */
export function withLateScripts(html: string): Finished {
  const page = html.replace(pagePath, "").replace(script, '<script data-src="$1"></script>');
  const [found, chunks, hash] = knowledge.exec(page) ?? [];
  if (found === undefined) return { html: page };
  const file = ownFile("chunks", "js", `${chunks ?? ""}${hash ?? ""}`);
  return { html: page.replace(found, `<script data-src="/${file.path}"></script>`), file };
}
