import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Builder, Capabilities, Key as DriverKey, type WebDriver } from "selenium-webdriver";
import { freePort } from "../../tools/measure/running";
import { eventually } from "../eventually";
import { screenSize, startScreen } from "./screen";
import type { BrowserKind, Key, RunningBrowser, Size, Visitor } from "./visitor";

const keys: Readonly<Record<Key, string>> = {
  Tab: DriverKey.TAB,
  Enter: DriverKey.ENTER,
  Escape: DriverKey.ESCAPE,
  Space: DriverKey.SPACE,
  ArrowLeft: DriverKey.ARROW_LEFT,
  ArrowRight: DriverKey.ARROW_RIGHT,
  Home: DriverKey.HOME,
  End: DriverKey.END,
};

/** Without it, the tools above the page would not let the window be as narrow as a phone. */
const narrowTools =
  "headerbar, headerbar *, toolbar, toolbar *, entry, button { min-width: 0; padding: 0; margin: 0; font-size: 1px; }";

async function resize(driver: WebDriver, size: Size): Promise<void> {
  const page = () =>
    answered(driver.executeScript<Size>("return { width: innerWidth, height: innerHeight };"));
  const window = driver.manage().window();
  const [outer, inner] = [await window.getRect(), await page()];
  const width = size.width + outer.width - inner.width;
  const height = size.height + outer.height - inner.height;
  // Nobody manages the windows of this screen: the one below its mouse, in the middle, has the focus.
  const x = Math.round((screenSize.width - width) / 2);
  const y = Math.round((screenSize.height - height) / 2);
  await window.setRect({ x, y, width, height });
  await eventually(page, size);
}

/** Longer than any answer takes that still comes. */
const answerMs = 20_000;

/** What the driver answers. Now and then it gives no answer at all to what is asked between two documents. */
async function answered<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const none = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error("The driver gave no answer.")), answerMs);
  });
  return Promise.race([answer, none]).finally(() => clearTimeout(timer));
}

function visitorOf(driver: WebDriver): Visitor {
  const send = (text: string) => answered(driver.actions().sendKeys(text).perform());
  const move = (x: number, y: number) => driver.actions().move({ x, y, duration: 0 });
  return {
    goto: async (address) => {
      const isThere = () =>
        answered(
          driver.executeScript(
            "return document.readyState !== 'loading' && location.href === arguments[0];",
            address,
          ),
        ).catch((problem: unknown) => problem); // the document that is left cannot answer
      const isThereSoon = () =>
        answered(driver.get(address))
          .then(() => eventually(isThere, true, 5000))
          .then(
            () => true,
            () => false,
          );
      // On a busy machine it drops an order that follows another one at once.
      await eventually(isThereSoon, true, 120_000);
    },
    run: (what, ...args) => answered(driver.executeScript(what, ...args)),
    pointAt: (x, y) => answered(move(x, y).perform()),
    clickAt: (x, y) => answered(move(x, y).click().perform()),
    press: (key) => send(keys[key]),
    type: send,
    resize: (size) => resize(driver, size),
  };
}

async function waitForService(address: string): Promise<void> {
  const answers = () =>
    fetch(`${address}/status`).then(
      (response) => response.ok,
      () => false,
    );
  await eventually(answers, true);
}

/** Starts the small browser that comes with WebKitGTK, on a screen of its own. */
async function start(): Promise<RunningBrowser> {
  const settings = mkdtempSync(join(tmpdir(), "webkit-"));
  mkdirSync(join(settings, "gtk-3.0"));
  writeFileSync(join(settings, "gtk-3.0/gtk.css"), narrowTools);
  const screen = await startScreen();
  const port = await freePort();
  const service = spawn("WebKitWebDriver", [`--port=${port}`], {
    env: {
      ...process.env,
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
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(address)
    .withCapabilities(
      new Capabilities({
        browserName: "MiniBrowser",
        pageLoadStrategy: "none",
        "webkitgtk:browserOptions": { args: ["--automation"] },
      }),
    )
    .build();
  const version = (await driver.getCapabilities()).getBrowserVersion() ?? "";
  const close = async () => {
    await driver.quit();
    end();
  };
  return {
    name: `WebKitGTK ${version}`,
    newVisitor: () => Promise.resolve(visitorOf(driver)),
    close,
  };
}

const lacks = (program: string) => !!spawnSync(program, ["-help"], { stdio: "ignore" }).error;

const lacking = ["WebKitWebDriver", "Xvfb"].filter(lacks);

export const webkit: BrowserKind = {
  name: "WebKitGTK",
  missing:
    lacking.length > 0
      ? `It needs ${lacking.join(" and ")} (Debian: apt-get install webkit2gtk-driver xvfb).`
      : undefined,
  start,
};
