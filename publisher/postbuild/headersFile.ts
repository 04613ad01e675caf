import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { adminHeaders } from "../editor/adminHeaders";
import { isHashed } from "../shared/hashedNames";
import { forever } from "../shared/cachePolicy";
import { noIndex, securityHeaders } from "../shared/securityHeaders";

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
 * The headers of every page. A log-in for the editor opens a window of another site, which must be
 * able to answer; an opener policy of the editor's alone, joined with that of all pages, would be
 * void. The pages themselves open no windows, so for them it means the same.
 */
function headersEverywhere({ isSample, editor }: Omit<HostedSite, "topFiles">): Headers {
  const opener = editor && adminHeaders(editor.connect)["cross-origin-opener-policy"];
  return {
    ...securityHeaders,
    ...(opener ? { "Cross-Origin-Opener-Policy": opener } : {}),
    ...(isSample ? noIndex : {}),
  };
}

/**
 * The headers in the form of a _headers file, which Netlify and Cloudflare Pages read. Where several
 * rules match they join the values, so a header is given again only where a list of values holds;
 * what the hosts do by themselves, revalidating pages, is left to them.
 */
export function headersFile({ topFiles, ...site }: HostedSite): string {
  const { editor } = site;
  const everywhere = headersEverywhere(site);
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
