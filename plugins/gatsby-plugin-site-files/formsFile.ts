import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fieldNames, honeypotField } from "../../src/quote/fieldNames";

/** A page to which no link leads. The page lists the fields of the form for a host. */
export function formsFile(formName: string): string {
  const inputs = fieldNames.map((name) => `<input name="${name}">`);
  return (
    '<!doctype html><html lang="en-US"><head><meta charset="utf-8">' +
    '<meta name="robots" content="noindex"><title>Forms</title></head><body>' +
    `<form name="${formName}" method="post" data-netlify="true" netlify-honeypot="${honeypotField}" hidden>` +
    `<input type="hidden" name="form-name" value="${formName}">${inputs.join("")}` +
    "</form></body></html>\n"
  );
}

/**
 * Writes the form for Netlify into a file of its own. Netlify would change a form in a page, and React could
 * not hydrate that page.
 */
export function writeFormsFile(publicDir: string, formName?: string): void {
  const path = join(publicDir, "__forms.html");
  if (formName) writeFileSync(path, formsFile(formName));
  else rmSync(path, { force: true });
}
