import { validFiles } from "../../../test/contentFiles";
import { editorsOfTests } from "../../../test/editorBackend";

const start = editorsOfTests();

it("saves a phone number and an email without the characters that nobody sees", async () => {
  const editor = await start();
  const site = validFiles()["site.json"] as Record<string, object>;
  const saved = await editor.save("site.json", {
    ...site,
    phone: { number: "\u202a410\u2010555\u20110142 x12\u202c" },
    email: { address: "jo@example.com\u200b" },
  });
  expect(saved.status).toBe(200);
  expect(JSON.parse(editor.read("site.json"))).toMatchObject({
    phone: { number: "(410) 555-0142 ext. 12" },
    email: { address: "jo@example.com" },
  });
});
