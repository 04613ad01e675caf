/** @jest-environment node */
import { filesIn, temporaryFolder } from "../../test/temporaryFolder";
import { formsFile, writeFormsFile } from "./formsFile";

const folder = temporaryFolder();

it("tells a host of the form, of every field, and of the trap", () => {
  const html = formsFile("quote-request");
  expect(html).toContain('<form name="quote-request" method="post" data-netlify="true"');
  expect(html).toContain('netlify-honeypot="_gotcha"');
  expect(html).toContain('<input type="hidden" name="form-name" value="quote-request">');
  for (const name of ["name", "phone", "email", "zip", "service", "message", "page", "_gotcha"])
    expect(html).toContain(`<input name="${name}">`);
  expect(html).toContain('<meta name="robots" content="noindex">');
});

it("is there as long as a form has a name, and no longer", () => {
  writeFormsFile(folder.path, "quote");
  expect(filesIn(folder.path)).toEqual({ "__forms.html": formsFile("quote") });
  writeFormsFile(folder.path);
  expect(filesIn(folder.path)).toEqual({});
  writeFormsFile(folder.path);
});
