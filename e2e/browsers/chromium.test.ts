import type { LaunchOptions } from "puppeteer-core";
import { startByPuppeteer } from "./byPuppeteer";
import { journeysIn } from "./journeys";

journeysIn({
  name: "Chromium",
  missing: process.env.CHROMIUM_MISSING,
  start: () =>
    // globalSetup.ts has found it.
    startByPuppeteer(JSON.parse(process.env.CHROMIUM_LAUNCH ?? "{}") as LaunchOptions),
});
