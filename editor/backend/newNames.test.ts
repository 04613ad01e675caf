import { jane, janeNow } from "../../test/contentCheck";
import { validFiles } from "../../test/contentFiles";
import { editorsOfTests } from "../../test/editorBackend";

const start = editorsOfTests();

it.each([
  ["-bel-air", { name: "王伟", town: "Bel Air" }, "bel-air"],
  ["-", { name: "Николай", town: "Аннаполис" }, "testimonial"],
  ["con", { name: "Con", town: "名" }, "testimonial-con"],
  ["a".repeat(201), { name: "A".repeat(201), town: "Essex" }, "a".repeat(80)],
])("gives a new entry with the name %s a good name of a file", async (sent, words, name) => {
  const it = await start();
  const content = { ...janeNow, ...words };
  const saved = await it.save(`testimonials/${sent}.json`, content, { newEntry: true });
  expect(saved).toMatchObject({ status: 200 });
  expect(JSON.parse(it.read(`testimonials/${name}.json`))).toMatchObject({ name: words.name });
});

it("gives it a name that no other entry has", async () => {
  const it = await start({ ...validFiles(), "testimonials/bel-air.json": validFiles()[jane] });
  const content = { ...janeNow, name: "王伟", town: "Bel Air" };
  await it.save("testimonials/-bel-air.json", content, { newEntry: true });
  expect(JSON.parse(it.read("testimonials/bel-air-2.json"))).toMatchObject({ name: "王伟" });
});
