// What these tests use of Puppeteer. Its own types are there only once it has been installed, and
// types are checked without it.
declare module "puppeteer-core" {
  export type LaunchOptions = {
    browser?: "chrome" | "firefox";
    executablePath?: string;
    args?: readonly string[];
  };
  export type Page = {
    goto: (address: string, ready: { waitUntil: "domcontentloaded" }) => Promise<unknown>;
    evaluate: <Args extends unknown[], Result>(
      what: (...args: Args) => Result,
      ...args: Args
    ) => Promise<Awaited<Result>>;
    mouse: {
      move: (x: number, y: number) => Promise<void>;
      click: (x: number, y: number) => Promise<void>;
    };
    keyboard: {
      press: (key: string) => Promise<void>;
      type: (text: string) => Promise<void>;
    };
    setViewport: (size: { width: number; height: number }) => Promise<void>;
    close: () => Promise<void>;
  };
  export type Browser = {
    version: () => Promise<string>;
    newPage: () => Promise<Page>;
    close: () => Promise<void>;
  };
  const puppeteer: { launch: (options: LaunchOptions) => Promise<Browser> };
  export default puppeteer;
}
