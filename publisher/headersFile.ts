import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { adminHeaders } from "./editor/adminHeaders";
import { isHashed } from "./hashed";
import { forever, noIndex, securityHeaders } from "./securityHeaders";

type Headers = Readonly<Record<string, string>>;

export type HostedSite = {
  /** The files at the top of the published folder. */
  topFiles: readonly string[];
  isSample: boolean;
  /** Where the editor talks to, if one is published. */
  editor?: { connect: readonly string[] };
};

const rule = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");

const lowerCased = (headers: Headers) =>
  new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** What the editor's page needs beyond or instead of the headers of all pages. */
function editorHeaders(connect: readonly string[], everywhere: Headers): Headers {
  const known = lowerCased(everywhere);
  return Object.fromEntries(
    Object.entries(adminHeaders(connect)).filter(([name, value]) => known.get(name) !== value),
  );
}

/**
 * The headers in the form of a _headers file, which Netlify and Cloudflare Pages read. Both join the
 * values of all rules that match, so no header of the first rule is given again where it would
 * contradict; what the hosts do by themselves, revalidating pages, is left to them.
 */
export function headersFile({ topFiles, isSample, editor }: HostedSite): string {
  const everywhere = { ...securityHeaders, ...(isSample ? noIndex : {}) };
  const cached = { "Cache-Control": forever };
  const rules = [
    rule("/*", everywhere),
    rule("/static/*", cached),
    ...topFiles
      .filter((name) => isHashed(name) && /\.(js|css)$/.test(name))
      .map((name) => rule(`/${name}`, cached)),
    ...(editor ? [rule("/admin/*", editorHeaders(editor.connect, everywhere))] : []),
  ];
  return `${rules.join("\n\n")}\n`;
}

/** Writes the headers for hosts into the folder that is published. */
export function writeHeadersFile(publicDir: string, site: Omit<HostedSite, "topFiles">): void {
  const topFiles = readdirSync(publicDir).sort();
  writeFileSync(join(publicDir, "_headers"), headersFile({ topFiles, ...site }));
}
