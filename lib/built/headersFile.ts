import { join } from "node:path";
import { writeAtomically } from "../files/files";
import { filesInUse } from "./filesInUse";
import { forever, hashOfScript } from "./cachePolicy";
import { noIndex, securityHeaders } from "../http/securityHeaders";

type Headers = Readonly<Record<string, string>>;

export type HostedSite = {
  /** True if the site is ready to launch. Otherwise, search engines must not list it. */
  isReady: boolean;
  /** The headers of the editor's page, if the site has an editor. */
  admin?: Headers;
};

const rule = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");

/**
 * The text of a _headers file, which Netlify and Cloudflare Pages read. These hosts join the values of all
 * matching rules, so only a header that may be a list is repeated. Hosts revalidate pages by default.
 *
 * Cloudflare reads only the first 100 rules, so the most important rules come first.
 */
export function headersFile({ isReady, admin }: HostedSite, scripts: readonly string[]): string {
  // The editor's login opens a window of another site, which must be able to answer. All pages get the
  // editor's opener policy, because hosts would join two policies into an invalid one. The looser policy
  // does no harm: pages of the site open no windows.
  const opener = admin?.["Cross-Origin-Opener-Policy"];
  const everywhere: Headers = {
    ...securityHeaders,
    ...(opener && { "Cross-Origin-Opener-Policy": opener }),
    ...(!isReady && noIndex),
  };
  const ofEditor = Object.entries(admin ?? {}).filter(
    ([name, value]) => everywhere[name] !== value,
  );
  const cached = { "Cache-Control": forever };
  const rules = [
    rule("/*", everywhere),
    ...(admin ? [rule("/admin/*", Object.fromEntries(ofEditor))] : []),
    rule("/static/*", cached),
    ...scripts.map((name) => rule(`/${name}`, cached)),
  ];
  return `${rules.join("\n\n")}\n`;
}

const isScript = (path: string) => hashOfScript(path) !== undefined && /\.(js|css)$/.test(path);

/** Writes the headers for hosts into the published folder. */
export async function writeHeadersFile(publicDir: string, site: HostedSite): Promise<void> {
  // Scripts of earlier builds are left out. The editor's files name no scripts of the site, so the search
  // leaves out admin/.
  const used = await filesInUse(publicDir, (path) => !path.startsWith("admin/"));
  const scripts = used.filter(isScript);
  await writeAtomically(join(publicDir, "_headers"), headersFile(site, scripts));
}
