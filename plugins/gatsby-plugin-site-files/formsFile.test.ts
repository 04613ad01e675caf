import { fieldNames } from "../../src/quote/fieldNames";
import { filesIn, temporaryFolder } from "../../test/temporaryFolder";
import { formsFile, writeFormsFile } from "./formsFile";

const folder = temporaryFolder();

it("names the form, every field, and the honeypot", () => {
  const html = formsFile("quote-request");
  expect(html).toContain('<form name="quote-request" method="post" data-netlify="true"');
  expect(html).toContain('netlify-honeypot="_gotcha"');
  expect(html).toContain('<input type="hidden" name="form-name" value="quote-request">');
  for (const name of fieldNames) expect(html).toContain(`<input name="${name}">`);
  expect(html).toContain('<meta name="robots" content="noindex">');
});

it("exists only while the form has a name", () => {
  writeFormsFile(folder.path, "quote");
  expect(filesIn(folder.path)).toEqual({ "__forms.html": formsFile("quote") });
  writeFormsFile(folder.path);
  expect(filesIn(folder.path)).toEqual({});
  writeFormsFile(folder.path);
});
