import { editorOfTests, replaced } from "./harness";

// Fields let editors enter values in a simple way, whatever their format in the file.

const work = editorOfTests();

it("the business has hours of days and times, and a formatted phone number", async () => {
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
  await line.getByLabel("Opens").fill("");
  await line.getByLabel("Closes").fill("");
  await editor.toggle(line);
  await line.getByText("Tuesday & Thursday closed").waitFor();

  await editor.expand("Phone number");
  const number = editor.part("Phone number").getByRole("textbox", { name: "Phone number" });
  await number.fill("443.555.0178");
  await number.press("Tab");
  expect(await number.inputValue()).toBe("(443) 555-0178");
  await editor.saveWell();
  expect(work.read("site.json")).toContain('"number": "(443) 555-0178"');
  expect(work.messages).toEqual([]);
});

it("says what visitors see for names in braces", async () => {
  const { editor, page } = work;
  await editor.open("testimonials/kit-n");
  await page.getByLabel("Words").fill("Since {since}.");
  await page.getByLabel("Town").fill("{phone}");
  await page.getByText("{since} shows 1923, from The business.").waitFor();
  await page.getByLabel("Name").focus();
  await page.getByText("{phone} shows (802) 555-0199, from The business.").waitFor();
});

it("puts back a text that was emptied, or is too long", async () => {
  const { editor, page } = work;
  await editor.open("pages/testimonials");
  const heading = page.getByLabel("Heading", { exact: true }).first();
  const saved = await heading.inputValue();
  const putBack = page.getByRole("button", { name: `Put back “${saved}”` });
  await heading.fill("Another heading");
  expect(await putBack.count()).toBe(0);
  for (const wrong of ["", "Too long. ".repeat(10)]) {
    await heading.fill(wrong);
    await putBack.click();
    expect(await heading.inputValue()).toBe(saved);
  }
  await page.getByText("Changes saved").waitFor();
});

it("keeps a number when the wheel turns over it, and a typed fraction, which it refuses", async () => {
  const { editor, page } = work;
  const before = work.read("services/wells.json");
  await editor.open("services/wells");
  await editor.expand("Duration and price");
  const least = editor.part("Duration").getByLabel("From");
  await least.click();
  const number = await least.inputValue();
  await page.mouse.wheel(0, 120);
  await page.mouse.wheel(0, 120);
  expect(await least.inputValue()).toBe(number);
  expect(await least.evaluate((input) => input === document.activeElement)).toBe(false);
  await least.press("ControlOrMeta+a");
  await least.pressSequentially("1.5");
  expect(await least.inputValue()).toBe("1.5");
  await editor.save();
  await editor.warning.getByText(/From is 1\.5; it must be a whole number/).waitFor();
  expect(work.read("services/wells.json")).toBe(before);
});

it("keeps only the number of a pasted text", async () => {
  const { editor, page } = work;
  await editor.open("services/wells");
  await page.getByLabel("Name", { exact: true }).first().fill("12 decades");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("ControlOrMeta+x");
  await editor.expand("Duration and price");
  const least = editor.part("Duration").getByLabel("From");
  await least.press("ControlOrMeta+a");
  await least.press("ControlOrMeta+v");
  expect(await least.inputValue()).toBe("12");
});

describe("a text from another entry", () => {
  /** The texts that a field suggests. */
  const offered = async (label: string) => {
    const field = work.page.getByLabel(label, { exact: true });
    const list = await field.getAttribute("list");
    const options = list ? work.page.locator(`[id="${list}"] option`) : field.locator("option");
    await options.nth(2).waitFor({ state: "attached" });
    return options.evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value));
  };
  const towns = expect.arrayContaining(["Q", "Vergennes"]) as unknown;

  it("is suggested, and a new one is accepted if it may be", async () => {
    const { editor, page } = work;
    await editor.open("testimonials/kit-n");
    expect(await offered("Town")).toEqual(towns);
    expect(await offered("Service")).toEqual(
      expect.arrayContaining(["Wells & pumps", "Well & pump"]),
    );
    // What is typed replaces a text to which the keys return.
    await page.getByLabel("Town").fill("Essex");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.type("  q ");
    await page.getByLabel("Service", { exact: true }).fill("Moat");
    await editor.saveWell();
    expect(work.json("testimonials/kit-n.json")).toMatchObject({ town: "Q", service: "Moat" });
    expect(work.messages).toEqual([]);
  });

  it("is the only choice if the field allows no other", async () => {
    const { editor, page } = work;
    await editor.open("locations/new");
    expect(await offered("Town")).toEqual(towns);
    await page.getByLabel("Town", { exact: true }).selectOption("Q");
    expect(await page.getByLabel("Town", { exact: true }).inputValue()).toBe("Q");

    // An added paragraph takes its first words.
    await page.getByRole("button", { name: "Add paragraph at the end" }).click();
    const paragraph = editor.items("Paragraphs").first().getByRole("textbox");
    await paragraph.fill("A town of brick.");
    expect(await paragraph.inputValue()).toBe("A town of brick.");
    expect(work.messages).toEqual([]);
  });
});

describe("a picture", () => {
  const focusOf = () =>
    work.json<{ picture: { focus?: string } }>("projects/tall-stove.json").picture.focus;

  it("has a point to keep in view, which is dragged, clicked or moved by keys", async () => {
    const { editor, page } = work;
    await editor.open("projects/tall-stove");
    await editor.expand("Picture of the finished work");
    const point = page.getByRole("button", { name: /^Point to keep in view/ });
    const place = () => page.locator(".field-point + p").innerText();
    expect(await place()).toBe("50% from the left, 20% from the top");
    const picture = page.locator(".field-point img");
    await picture.evaluate((image: HTMLImageElement) => image.decode());
    await point.hover();
    const box = await picture.boundingBox();
    if (!box) throw new Error("The picture cannot be seen.");
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.5, { steps: 4 });
    await page.mouse.move(box.x + box.width * 0.25, box.y + box.height * 0.75);
    await page.mouse.up();
    expect(await place()).toBe("25% from the left, 75% from the top");
    await point.press("ArrowRight");
    await point.press("Shift+ArrowUp");
    expect(await place()).toBe("26% from the left, 65% from the top");
    await editor.saveWell();
    expect(focusOf()).toBe("26% 65%");

    await picture.click({ position: { x: box.width * 0.1, y: box.height * 0.1 } });
    expect(await place()).toBe("10% from the left, 10% from the top");
    await page.getByRole("button", { name: "Back to the middle" }).click();
    expect(await place()).toBe("In the middle");
    await editor.saveWell();
    expect(focusOf()).toBeUndefined();
    expect(work.messages).toEqual([]);
  });

  it("with hotspots asks to check them after it is replaced", async () => {
    const { editor, page } = work;
    await editor.open("pages/home");
    await editor.expand("Top of the page");
    const asks = page.getByText("There are numbers on this picture.");
    expect(await asks.isVisible()).toBe(false);
    await page.getByRole("button", { name: "Choose another picture" }).first().click();
    // The only picture found cannot move while others load.
    await page.getByPlaceholder("Search...").fill("crank");
    await page.getByText("crank.jpg").click();
    await editor.whenChosen();
    await asks.waitFor();
    expect(await asks.count()).toBe(1);
    await page.getByText("Check that the description still says").waitFor();
  });
});
