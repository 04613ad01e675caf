import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { ownFonts } from "../../tools/browser";
import { eventually } from "../../test/eventually";
import { openMarionette } from "./marionette";
import type { BrowserKind, RunningBrowser } from "../browsers/visitor";
import { visitorBy } from "./webDriver";

// Firefox from snap cannot see our folders, and "firefox" may be a link to it.
const names = existsSync("/snap/bin/firefox") ? ["firefox-esr"] : ["firefox-esr", "firefox"];

const folders = (process.env.PATH ?? "").split(delimiter);

const program = [
  process.env.FIREFOX_PATH ?? "",
  ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
].find((path) => existsSync(path));

/** A profile that takes any free port, and allows a window as narrow as a phone. */
function newProfile(): string {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  writeFileSync(
    join(profile, "user.js"),
    'user_pref("marionette.port", 0);' +
      'user_pref("toolkit.legacyUserProfileCustomizations.stylesheets", true);',
  );
  mkdirSync(join(profile, "chrome"));
  writeFileSync(join(profile, "chrome/userChrome.css"), ":root { min-width: 0 !important; }");
  return profile;
}

async function start(): Promise<RunningBrowser> {
  const profile = newProfile();
  const child = spawn(
    program ?? "firefox",
    ["--headless", "--no-remote", "--marionette", "--profile", profile],
    { env: { ...process.env, ...ownFonts }, stdio: "ignore" },
  );
  const end = () => {
    child.kill("SIGKILL");
    rmSync(profile, { recursive: true, force: true });
  };
  process.once("exit", end);
  const portFile = join(profile, "MarionetteActivePort");
  const port = () => (existsSync(portFile) ? Number(readFileSync(portFile, "utf8")) : 0);
  await eventually(() => Promise.resolve(port() > 0), true, 60_000);
  const marionette = openMarionette(port());
  await marionette.send("NewSession", {});
  const visitor = visitorBy(async (command, parameters) => {
    const answer = await marionette.send(command, parameters);
    return command === "ExecuteScript" ? (answer as { value: unknown }).value : answer;
  });
  const close = () => {
    marionette.close();
    end();
    return Promise.resolve();
  };
  return { newVisitor: () => Promise.resolve(visitor), close };
}

export const firefox: BrowserKind = {
  name: "Firefox",
  missing:
    program === undefined
      ? "Install it (Debian: apt-get install firefox-esr), not by snap, or name its program in FIREFOX_PATH."
      : undefined,
  start,
};
