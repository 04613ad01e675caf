import type { BrowserContextOptions, Page } from "playwright-core";
import type { ContextUse } from "../contextOfTest";
import { newVisit, open, type Visit } from "../visit";

// Tests in this folder run in Chromium, Firefox and WebKit.

/** A window as narrow as a phone. Not every browser can emulate a whole phone. */
export const narrow: BrowserContextOptions = { viewport: { width: 390, height: 844 } };

const visits: Visit[] = [];

afterEach(() => expect(visits.splice(0).flatMap(({ problems }) => problems)).toEqual([]));

/** The page of a new visitor. A recorded problem of the visit fails the test. */
export async function newPage(screen?: BrowserContextOptions, use?: ContextUse): Promise<Page> {
  const visit = await newVisit(screen, use);
  visits.push(visit);
  return visit.page;
}

/** The page of a new visitor at an address, once it is hydrated. */
export async function newPageAt(path: string, screen?: BrowserContextOptions): Promise<Page> {
  const page = await newPage(screen);
  await open(page, path);
  return page;
}
