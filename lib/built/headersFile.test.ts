import { readFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder, writeFiles } from "../../test/temporaryFolder";
import { headersFile, writeHeadersFile, type HostedSite } from "./headersFile";
import { forever } from "./cachePolicy";
import { securityHeaders } from "../http/securityHeaders";

const folder = temporaryFolder();
const hashed = (name: string, hash: string) => `${name}-${hash.padStart(20, "0")}.js`;
const script = hashed("app", "a");

/** The headers of the editor's page if the editor saves to a git host, which is another site. */
const admin = {
  "Content-Security-Policy": "script-src 'self' 'unsafe-eval'; connect-src https://git.example.com",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "X-Robots-Tag": "noindex, nofollow",
};

/** The rules of a file: the headers of each path. */
function rulesOf(file: string): Record<string, Record<string, string>> {
  const rules = file.trim().split("\n\n");
  return Object.fromEntries(
    rules.map((rule) => {
      const [path = "", ...lines] = rule.split("\n");
      const headers = lines.map((line) => /^ {2}([^:]+): (.+)$/.exec(line)?.slice(1) ?? []);
      return [path, Object.fromEntries(headers) as Record<string, string>];
    }),
  );
}

const rulesFor = (site: HostedSite) => rulesOf(headersFile(site, [script]));

it("sets the security headers on every page, and caches hashed files for a year", () => {
  expect(rulesFor({ isReady: true })).toEqual({
    "/*": securityHeaders,
    "/static/*": { "Cache-Control": forever },
    [`/${script}`]: { "Cache-Control": forever },
  });
});

it("asks search engines not to list the site while anything is a sample", () => {
  const everywhere = rulesFor({ isReady: false })["/*"];
  expect(everywhere).toEqual({ ...securityHeaders, "X-Robots-Tag": "noindex" });
});

it("has only different headers for the editor, since hosts join the rules", () => {
  const rules = rulesFor({ isReady: false, admin });
  const { "Content-Security-Policy": policy, ...others } = rules["/admin/*"] ?? {};
  expect(policy).toContain(admin["Content-Security-Policy"]);
  // Only headers that may have several values are repeated.
  expect(Object.keys(others).sort()).toEqual(["Referrer-Policy", "X-Robots-Tag"]);
  // Hosts read a limited number of rules, so these rules come first.
  expect(Object.keys(rules).slice(0, 2)).toEqual(["/*", "/admin/*"]);
  // The opener policy allows the window of the editor's login.
  expect(rules["/*"]?.["Cross-Origin-Opener-Policy"]).toBe("same-origin-allow-popups");
});

it("writes each header's name with the same capitals", () => {
  const text = headersFile({ isReady: false, admin }, [script]);
  const names = [...new Set([...text.matchAll(/^ {2}([\w-]+):/gm)].map(([, name = ""]) => name))];
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
});

it("has no rule for scripts of earlier builds", async () => {
  const late = hashed("late", "b");
  const left = Array.from({ length: 200 }, (_, at) => hashed("old", `${at}`));
  writeFiles(folder.path, {
    "index.html": `<script src="/${script}"></script>`,
    [script]: `{1:"${"b".padStart(20, "0")}"}`,
    [late]: "",
    [`${script}.map`]: "{}",
    "admin/index.html": "",
    ...Object.fromEntries(left.map((name) => [name, ""])),
  });
  await writeHeadersFile(folder.path, { isReady: false, admin });
  const rules = rulesOf(readFileSync(join(folder.path, "_headers"), "utf8"));
  expect(Object.keys(rules)).toEqual(["/*", "/admin/*", "/static/*", `/${script}`, `/${late}`]);
});
