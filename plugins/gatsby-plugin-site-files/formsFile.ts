import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fieldNames, honeypotField } from "../../src/quote/requestFields";

/** A page that no link leads to, from which a host learns the fields of the form. */
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
 * Netlify looks for forms in the published HTML and changes them, after which React could not hydrate
 * the pages. So the form for Netlify is in a file of its own.
 */
export function writeFormsFile(publicDir: string, formName?: string): void {
  const path = join(publicDir, "__forms.html");
  if (formName) writeFileSync(path, formsFile(formName));
  else rmSync(path, { force: true });
}
