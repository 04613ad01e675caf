import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ownFonts } from "../../tools/browser";
import { freePort } from "../../tools/measure/running";
import { eventually } from "../../test/eventually";
import { screenSize, startScreen } from "./screen";
import type { BrowserKind, RunningBrowser } from "../browsers/visitor";
import { visitorBy, type Command } from "./webDriver";

/** Without this, the toolbar keeps the window wider than a phone. */
const narrowTools =
  "headerbar, headerbar *, toolbar, toolbar *, entry, button { min-width: 0; padding: 0; margin: 0; font-size: 1px; }";

const paths: Readonly<Record<Command, string>> = {
  ExecuteScript: "execute/sync",
  PerformActions: "actions",
  SetWindowRect: "window/rect",
};

/** Longer than any slow answer: between two documents, some answers never come. */
const answerMs = 10_000;

async function post(address: string, parameters: object): Promise<unknown> {
  const response = await fetch(address, {
    method: "POST",
    body: JSON.stringify(parameters),
    signal: AbortSignal.timeout(answerMs),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error((value as { message: string }).message);
  return value;
}

async function waitForService(address: string): Promise<void> {
  const answers = () =>
    fetch(`${address}/status`).then(
      (response) => response.ok,
      () => false,
    );
  await eventually(answers, true);
}

const capabilities = {
  alwaysMatch: {
    browserName: "MiniBrowser",
    pageLoadStrategy: "none",
    "webkitgtk:browserOptions": { args: ["--automation"] },
  },
};

/** Starts the small browser of WebKitGTK, on a virtual screen. */
async function start(): Promise<RunningBrowser> {
  const settings = mkdtempSync(join(tmpdir(), "webkit-"));
  mkdirSync(join(settings, "gtk-3.0"));
  writeFileSync(join(settings, "gtk-3.0/gtk.css"), narrowTools);
  const screen = await startScreen();
  const port = await freePort();
  const service = spawn("WebKitWebDriver", [`--port=${port}`], {
    env: {
      ...process.env,
      ...ownFonts,
      DISPLAY: screen.display,
      GDK_BACKEND: "x11",
      XDG_CONFIG_HOME: settings,
      XDG_CACHE_HOME: settings,
      XDG_DATA_HOME: settings,
    },
    stdio: "ignore",
  });
  const end = () => {
    service.kill();
    screen.close();
    rmSync(settings, { recursive: true, force: true });
  };
  process.once("exit", end);
  const address = `http://127.0.0.1:${port}`;
  await waitForService(address);
  const { sessionId } = (await post(`${address}/session`, { capabilities })) as {
    sessionId: string;
  };
  const session = `${address}/session/${sessionId}`;
  // This screen has no window manager: the window below the mouse, in the middle, has the focus.
  const middle = { x: screenSize.width / 2, y: screenSize.height / 2 };
  const visitor = visitorBy(
    (command, parameters) => post(`${session}/${paths[command]}`, parameters),
    middle,
  );
  const close = async () => {
    await fetch(session, { method: "DELETE" });
    end();
  };
  return { newVisitor: () => Promise.resolve(visitor), close };
}

const lacks = (program: string) => !!spawnSync(program, ["-help"], { stdio: "ignore" }).error;

const lacking = ["WebKitWebDriver", "Xvfb"].filter(lacks);

export const webkit: BrowserKind = {
  name: "WebKitGTK",
  missing:
    lacking.length > 0
      ? `Install ${lacking.join(" and ")} (Debian: apt-get install webkit2gtk-driver xvfb).`
      : undefined,
  start,
};
