import { textsFrom } from "./textsFrom";

it("offers the texts of files, folders and lists once, sorted", () => {
  const files = new Map<string, unknown>([
    ["areas.json", { counties: [{ towns: [{ name: "Elkton" }, { name: "" }] }, {}] }],
    ["services/decks.json", { name: "Decks" }],
    ["services/roofs.json", { name: "Elkton" }],
    ["servicesOf.json", { name: "Windows" }],
  ]);
  const sources = [
    { from: "services", path: "name" },
    { from: "areas.json", path: "counties.*.towns.*.name" },
  ];
  expect(textsFrom(files, sources)).toEqual(["Decks", "Elkton"]);
});
