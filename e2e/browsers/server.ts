import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { siteHandler } from "../../publisher/server/http/siteHandler";
import { startServer } from "../../test/httpServer";
import { pageFiles } from "../../plugins/gatsby-plugin-site-files/builtPages";
import { siteDir } from "../site";

export type Served = {
  origin: string;
  /** Releases the scripts that wait, and all later ones. */
  releaseScripts: () => void;
  close: () => Promise<void>;
};

/** A window with the problems that the recorder found. */
export type RecordedWindow = Window & { recorded?: string[] };

/**
 * Comes first in every page and records the messages of the browser's console, since not every
 * driver can read the console. At this place, before the page's policy, any script may run.
 */
function record(): void {
  const notes: string[] = ((window as RecordedWindow).recorded = []);
  for (const name of ["error", "warn", "log"] as const) {
    const say = console[name].bind(console);
    console[name] = (...args: unknown[]) => {
      notes.push(`console.${name}: ${args.join(" ")}`);
      say(...args);
    };
  }
  const note = (event: Event) => {
    const { target } = event;
    if (event instanceof ErrorEvent) notes.push(`error: ${event.message}`);
    else if (target instanceof Element)
      notes.push(`did not load: ${target.outerHTML.slice(0, 200)}`);
  };
  addEventListener("error", note, true);
  addEventListener("unhandledrejection", ({ reason }) => notes.push(`rejected: ${String(reason)}`));
  addEventListener("securitypolicyviolation", ({ blockedURI }) =>
    notes.push(`against the policy: ${blockedURI}`),
  );
}

/** A copy of the site under test, with the recorder in each page. */
function recordedSite(): string {
  const folder = mkdtempSync(join(tmpdir(), "browsers-"));
  cpSync(siteDir, folder, { recursive: true });
  for (const file of [...pageFiles(folder), "404.html"]) {
    const path = join(folder, file);
    const html = readFileSync(path, "utf8");
    const script = `<script>(${record.toString()})()</script>`;
    writeFileSync(
      path,
      html.replace(/<head\b[^>]*>/, (head) => `${head}${script}`),
    );
    for (const compressed of [".br", ".gz"]) rmSync(path + compressed, { force: true });
  }
  return folder;
}

/**
 * Serves the site under test at its own port, so that no browser has cached its scripts.
 * @param holdsScripts whether scripts wait until they are released
 */
export async function serve({ holdsScripts = false } = {}): Promise<Served> {
  const folder = recordedSite();
  const site = siteHandler({ pagesDir: folder, assetsDir: folder });
  let releaseScripts: () => void = () => undefined;
  const released = new Promise<void>((release) => (releaseScripts = release));
  if (!holdsScripts) releaseScripts();
  const { origin, close } = await startServer(async (request, response) => {
    if (/\.js(\?|$)/.test(request.url ?? "")) await released;
    await site(request, response);
  });
  return {
    origin,
    releaseScripts,
    close: async () => {
      await close();
      rmSync(folder, { recursive: true });
    },
  };
}
