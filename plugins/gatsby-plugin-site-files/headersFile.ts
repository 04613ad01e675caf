import { join } from "node:path";
import { writeAtomically } from "./files";
import { filesInUse } from "./filesInUse";
import { hashOfScript } from "./hashedNames";
import { forever } from "./cachePolicy";
import { noIndex, securityHeaders } from "./securityHeaders";

type Headers = Readonly<Record<string, string>>;

export type HostedSite = {
  isSample: boolean;
  /** The headers of the editor's page, if one is published. */
  admin?: Headers;
};

const rule = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");

/** What the editor's page needs beyond or instead of the headers of all pages. */
function editorHeaders(admin: Headers, everywhere: Headers): Headers {
  return Object.fromEntries(
    Object.entries(admin).filter(([name, value]) => everywhere[name] !== value),
  );
}

/**
 * The headers of every page. A log-in for the editor opens a window of another site, which must be
 * able to answer; an opener policy of the editor's alone, joined with that of all pages, would be
 * void. The pages themselves open no windows, so for them it means the same.
 */
function headersEverywhere({ isSample, admin }: HostedSite): Headers {
  const opener = admin?.["Cross-Origin-Opener-Policy"];
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
 *
 * Cloudflare reads 100 rules and skips the rest, so what must not be lost comes first.
 */
export function headersFile(site: HostedSite, scripts: readonly string[]): string {
  const { admin } = site;
  const everywhere = headersEverywhere(site);
  const cached = { "Cache-Control": forever };
  const rules = [
    rule("/*", everywhere),
    ...(admin ? [rule("/admin/*", editorHeaders(admin, everywhere))] : []),
    rule("/static/*", cached),
    ...scripts.map((name) => rule(`/${name}`, cached)),
  ];
  return `${rules.join("\n\n")}\n`;
}

const isScript = (path: string) => hashOfScript(path) !== undefined && /\.(js|css)$/.test(path);

/** Writes the headers for hosts into the folder that is published. */
export async function writeHeadersFile(publicDir: string, site: HostedSite): Promise<void> {
  // The editor's page uses none of the site's files; Gatsby leaves scripts of earlier builds.
  const used = await filesInUse(publicDir, (path) => path !== "admin");
  const scripts = used.map(({ path }) => path).filter(isScript);
  await writeAtomically(join(publicDir, "_headers"), headersFile(site, scripts));
}
