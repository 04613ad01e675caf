import { confirmation } from "../content";
import { eventually } from "../../test/eventually";
import type { Site } from "./site";
import { desktop, phone } from "./visitor";

const submit = "#quote button[type=submit]";
const slip = "[role=status]:has(p)";

export function quoteJourneys(at: () => Site): void {
  const field = (name: string) => `#quote [name="${name}"]`;
  const said = () =>
    at().visitor.run(
      (each) => [...document.querySelectorAll(`${each} p`)].map((line) => line.textContent ?? ""),
      slip,
    );
  const invalid = () =>
    at().visitor.run(
      () => document.activeElement?.matches(":invalid") && document.activeElement.id,
    );

  it.each([desktop, phone])("requests a quote with the short form: %o", async (size) => {
    const site = at();
    await site.open("/services/wells", size);
    for (const name of ["name", "phone", "zip"]) {
      await site.click(submit);
      await eventually(invalid, `quote-${name}`);
      expect(await said()).toEqual([]);
      await site.fill(field(name), `my ${name}`);
    }
    // Both forms of the page have the same values.
    await eventually(() => site.values("#quote-again"), ["my name", "my phone", "my zip", ""]);
    await site.visitor.press("Enter");
    await eventually(said, [...confirmation.short]);
    await eventually(() => site.values("#quote"), ["", "", "", ""]);
    await site.visitor.press("Escape");
    await eventually(said, []);
    expect(await site.place()).toBe("/services/wells");
  });

  it.each([desktop, phone])(
    "asks for a quote by the form of the contact page: %o",
    async (size) => {
      const site = at();
      await site.open("/contact", size);
      await site.fill(field("name"), "Pat");
      await site.fill(field("phone"), "1");
      await site.fill(field("email"), "pat");
      await site.click(submit);
      await eventually(invalid, "quote-email");
      await site.fill(field("email"), "@home.example");
      await site.visitor.run((each) => {
        const select = document.querySelector<HTMLSelectElement>(each);
        if (select) select.value = "else";
        select?.dispatchEvent(new Event("change", { bubbles: true }));
      }, field("service"));
      await site.fill(field("message"), "The north wall.");
      await site.click(submit);
      await eventually(said, [...confirmation.full]);
      await eventually(() => site.values("#quote"), ["", "", "", "", ""]);
    },
  );
}
