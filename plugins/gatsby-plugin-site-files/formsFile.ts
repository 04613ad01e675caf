import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fieldNames, honeypotField } from "../../src/quote/requestFields";

/** A page that no visitor is led to: from it a host learns which fields its form has. */
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
 * Netlify finds its forms by reading the published HTML, and would write into the ones of our pages,
 * which React then no longer takes for its own. So it gets a file of its own.
 */
export function writeFormsFile(publicDir: string, formName?: string): void {
  const path = join(publicDir, "__forms.html");
  if (formName) writeFileSync(path, formsFile(formName));
  else rmSync(path, { force: true });
}
