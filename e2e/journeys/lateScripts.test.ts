import { eventually } from "../eventually";
import { confirmation } from "../content";
import { awake, hold, newVisit, phone } from "../visit";
import { fontsShown, notLaidOut, scripts } from "./firstView";
import { fill, values } from "./page";

describe("scripts that arrive late", () => {
  it("keep early typing in both forms; the last entry wins", async () => {
    const { page, problems } = await newVisit(phone);
    const { release } = await hold(page, scripts);
    await page.goto("/services/wells", { waitUntil: "commit" });
    await fill(page, "quote", "name", "Pat");
    await fill(page, "quote", "phone", "410 555 0100");
    await fill(page, "quote-again", "name", "Pat Doe");
    await fill(page, "quote-again", "message", "The north wall.");
    expect(await values(page, "quote")).toEqual(["Pat", "410 555 0100", "", ""]);
    release();
    await awake(page);
    const both = ["Pat Doe", "410 555 0100", "", "The north wall."];
    await eventually(() => values(page, "quote"), both);
    await eventually(() => values(page, "quote-again"), both);
    // From now on, the forms share one state.
    await fill(page, "quote", "zip", "21014");
    await eventually(
      () => values(page, "quote-again"),
      ["Pat Doe", "410 555 0100", "21014", "The north wall."],
    );
    await page.locator("#quote-again form button[type=submit]").click();
    await eventually(
      () => page.getByRole("status").locator("p").allTextContents(),
      [...confirmation.short],
    );
    await eventually(() => values(page, "quote"), ["", "", "", ""]);
    expect(problems).toEqual([]);
  });

  it("keep early typing and an early choice on the contact page", async () => {
    const { page, problems } = await newVisit();
    const { release } = await hold(page, scripts);
    await page.goto("/contact", { waitUntil: "commit" });
    await fill(page, "quote", "name", "Pat");
    await page.locator('#quote [name="service"]').selectOption("walls & more");
    release();
    await awake(page);
    expect(await values(page, "quote")).toEqual(["Pat", "", "", "walls & more", ""]);
    expect(problems).toEqual([]);
  });

  it("do not move or change the first view", async () => {
    const { page, problems } = await newVisit(phone);
    const late = await hold(page, /\.(js|avif|webp|jpg|png)(\?|$)/);
    await page.goto("/services/wells", { waitUntil: "commit" });
    await page.locator("footer").waitFor();
    const layout = () =>
      page
        .locator("section, footer, h1, h2, form, figure")
        .evaluateAll((items) =>
          items.map((item) => Math.round(item.getBoundingClientRect().top + scrollY)),
        );
    await page.keyboard.press("Shift");
    await fontsShown(page);
    await eventually(() => notLaidOut(page), 0);
    const before = await layout();
    expect(before.length).toBeGreaterThan(20);
    late.release();
    await awake(page);
    await page.waitForLoadState("networkidle");
    expect(await layout()).toEqual(before);
    expect(problems).toEqual([]);
  });
});
