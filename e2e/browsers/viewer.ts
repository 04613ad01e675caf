import { site as business } from "../content";
import { eventually } from "../../test/eventually";
import type { Site } from "./site";
import { desktop, phone } from "./visitor";

const path = "/services/wells";
const links = "section[aria-labelledby='gallery-title'] a";
const count = 3;

export function viewerJourneys(at: () => Site): void {
  const isThere = () => at().count("dialog[open]");

  /** The position that a screen reader announces: "2 of 3". */
  const told = async () =>
    ((await at().textOf("dialog [aria-live]")) ?? "").split(" ").slice(0, 3).join(" ");

  /** The number of the visible picture, from 1. */
  const seen = () =>
    at().visitor.run(() => {
      const strip = document.querySelector("dialog [role=group]");
      return strip ? Math.round(strip.scrollLeft / strip.clientWidth) + 1 : 0;
    });

  const expectPicture = async (place: number) => {
    await eventually(told, `${place} of ${count}`);
    await eventually(seen, place);
  };

  it.each([desktop, phone])("changes pictures with keys, full screen: %o", async (size) => {
    const site = at();
    const { press } = site.visitor;
    await site.open(path, size);
    await site.click(links);
    await eventually(isThere, 1);
    await eventually(() => site.textOf(":focus"), business.viewer.close);
    // The keys follow as fast as the driver can send them.
    for (let place = 1; place < count; place++) await press("ArrowRight");
    await expectPicture(count);
    await press("ArrowLeft");
    await expectPicture(count - 1);
    for (const [key, place] of [
      ["Home", 1],
      ["ArrowLeft", 1],
      ["End", count],
      ["ArrowRight", count],
    ] as const) {
      await press(key);
      await expectPicture(place);
    }
    await press("Escape");
    await eventually(isThere, 0);
    await eventually(() => site.hasFocus(links), true);
  });

  it("opens from the keyboard, and closes by its button", async () => {
    const site = at();
    await site.open(path, desktop);
    await site.visitor.run((each) => document.querySelector<HTMLElement>(each)?.focus(), links);
    await site.visitor.press("Enter");
    await eventually(isThere, 1);
    await site.click(`dialog button[aria-label="${business.viewer.next}"]`);
    await expectPicture(2);
    await site.clickInPlace("dialog button");
    await eventually(isThere, 0);
    await eventually(() => site.hasFocus(links), true);
  });
}
