import type { Page } from "playwright-core";

/** What the fields of a quote form hold, in their order. */
export const values = async (page: Page, id: string) =>
  page
    .locator(`#${id} form`)
    .locator("input, select, textarea")
    .evaluateAll((fields) => fields.map((item) => (item as HTMLInputElement).value));

/** Types into a field of a quote form. */
export const fill = (page: Page, id: string, name: string, value: string) =>
  page.locator(`#${id} form [name="${name}"]`).fill(value);
