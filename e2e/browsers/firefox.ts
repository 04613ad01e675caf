import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { startByPuppeteer } from "./byPuppeteer";
import type { BrowserKind } from "./visitor";

const isProgram = (path: string) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const executablePath =
  process.env.FIREFOX_PATH ??
  (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => ["firefox-esr", "firefox"].map((name) => join(folder, name)))
    .find(isProgram);

export const firefox: BrowserKind = {
  name: "Firefox",
  missing:
    executablePath === undefined
      ? "It is not installed here (Debian: apt-get install firefox-esr), or name its program in FIREFOX_PATH."
      : undefined,
  start: () => startByPuppeteer({ browser: "firefox", executablePath }),
};
