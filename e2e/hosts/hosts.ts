import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { whyCannotRun, nginxAround, nginxCommand, runServer, type RunningServer } from "./servers";
import { builtRoutes } from "../builtRoutes";

// The hosts' own software, with the files of docs/hosts.

/** An address that each host redirects, and that is too long for nginx's default limit. */
export const oldAddress = `/${"old-address-of-the-tests-".repeat(4)}.php`;

const wrangler = join(__dirname, "node_modules/wrangler/bin/wrangler.js");
export const netlify = join(__dirname, "node_modules/@netlify/headers-parser");
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const isNewNode = major > 22 || (major === 22 && minor >= 12);

/** The reason why software from e2e/hosts/package.json cannot run here. */
export const notInstalled = (path: string) => {
  if (!isNewNode) return `needs Node 22.12 or newer, and this is ${process.version}`;
  return existsSync(path) ? undefined : "is not installed here: npm ci --prefix e2e/hosts";
};

/** A file of docs/hosts with its TODOs filled in for the site of these tests. */
function configured(name: string, ...changes: [what: string | RegExp, by: string][]): string {
  let text = readFileSync(resolve("docs/hosts", name), "utf8");
  for (const [what, by] of changes) {
    if (text.search(what) < 0)
      throw new Error(`docs/hosts/${name} does not contain ${String(what)}`);
    text = text.replace(what, () => by);
  }
  return text;
}

/** Serves a folder as a host does. */
export type Host = {
  name: string;
  missing?: string;
  start: (folder: string) => Promise<RunningServer>;
  /** True for wrangler, which shows hidden files when it serves a folder, but does not upload them. */
  showsHidden?: boolean;
};

export const hosts: readonly Host[] = [
  {
    name: "nginx with docs/hosts/nginx.conf",
    missing: whyCannotRun("nginx", "-v"),
    start: (folder) =>
      runServer(
        "nginx",
        (port, temporary) =>
          nginxAround(
            temporary,
            `include /etc/nginx/mime.types;\n${configured(
              "nginx.conf",
              ["listen 80;", `listen 127.0.0.1:${port};`],
              ["/srv/website/public", folder],
              ["# /old.html /about;", `${oldAddress} ${builtRoutes.at(-1)};`],
            )}`,
          ),
        nginxCommand,
      ),
  },
  {
    name: "Caddy with docs/hosts/Caddyfile",
    missing: whyCannotRun("caddy", "version"),
    start: (folder) =>
      runServer(
        "caddy",
        (port) =>
          `{\n\tadmin off\n\tauto_https off\n}\n${configured(
            "Caddyfile",
            [/^www\.example\.com \{/m, `http://:${port} {\n\tbind 127.0.0.1`],
            ["/srv/website/public", folder],
            ["# redir /old.html /about 301", `redir ${oldAddress} ${builtRoutes.at(-1)} 301`],
          )}`,
        (file) => ["run", "--adapter", "caddyfile", "--config", file],
      ),
  },
  {
    name: "Cloudflare Pages, by wrangler",
    missing: notInstalled(wrangler),
    showsHidden: true,
    start: (folder) =>
      runServer(
        process.execPath,
        () => "",
        (_file, _folder, port) => [
          ...[wrangler, "pages", "dev", folder, "--ip", "127.0.0.1"],
          ...["--port", String(port), "--inspector-port", String(port + 1)],
        ],
      ),
  },
];
