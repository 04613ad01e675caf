import { editorOfTests, replaced } from "./harness";

// Fields that ask for what is meant, and not for how it is written down.

const work = editorOfTests();

describe("business hours", () => {
  it("are days and times, and stand once", async () => {
    const { editor } = work;
    const before = work.read("site.json");
    await editor.open("business/site");
    const line = editor.items("Business hours").first();
    await line.getByText("Tuesday & Thursday 6:30am–noon").waitFor();
    await editor.toggle(line);
    await line.getByLabel("Opens").fill("07:15");
    await line.getByLabel("Closes").fill("16:00");
    await editor.toggle(line);
    await line.getByText("Tuesday & Thursday 7:15am–4pm").waitFor();
    await editor.saveWell();
    const after = replaced(before, '"opens": "06:30"', '"opens": "07:15"');
    expect(work.read("site.json")).toBe(replaced(after, '"closes": "12:00"', '"closes": "16:00"'));
    expect(work.messages).toEqual([]);

    await editor.toggle(line);
    await line.getByLabel("Closes").fill("05:00");
    await editor.save();
    await editor.warning.getByText("Closes is 5am, and you open at 7:15am").waitFor();
    await line.getByLabel("Opens").fill("");
    await line.getByLabel("Closes").fill("");
    await editor.toggle(line);
    await line.getByText("Tuesday & Thursday closed").waitFor();
  });
});

describe("a rating", () => {
  it("is chosen as stars, by a click and by keys", async () => {
    const { editor, page } = work;
    const before = work.read("testimonials/fumi-t.json");
    await editor.open("testimonials/fumi-t");
    const stars = page.getByRole("radiogroup", { name: "Stars" }).getByRole("radio");
    const names = ["1 star", "2 stars", "3 stars", "4 stars", "5 stars"];
    expect(await stars.evaluateAll((all) => all.map((each) => each.ariaLabel))).toEqual(names);
    expect(await page.getByRole("radio", { name: "3 stars" }).isChecked()).toBe(true);
    await page.getByRole("radio", { name: "5 stars" }).click();
    await page.keyboard.press("ArrowLeft");
    expect(await page.getByRole("radio", { name: "4 stars" }).isChecked()).toBe(true);
    await editor.saveWell();
    expect(work.read("testimonials/fumi-t.json")).toBe(
      replaced(before, '"rating": 3', '"rating": 4'),
    );
    expect(work.messages).toEqual([]);
  });
});
