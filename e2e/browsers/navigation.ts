import { eventually } from "../../test/eventually";
import type { Site } from "./site";
import { desktop, phone } from "./visitor";

const questions = "[aria-labelledby='faqs-title'] details";
const skipLink = "a[href='#main']";

/** The focused element if it is out of view or covered; "" if it is visible, at least in part. */
export const hiddenFocus = () => {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.closest("header")) return "";
  const { left, top, width, height, bottom } = focused.getBoundingClientRect();
  const isSeen = [Math.min(height / 2, 20), height / 2].some((y) => {
    const met = document.elementFromPoint(left + width / 2, top + y);
    return met !== null && (focused.contains(met) || met.contains(focused));
  });
  const name = `${focused.localName} ${focused.id} ${focused.textContent ?? ""}`;
  return isSeen ? "" : `${name} at ${top} to ${bottom}`;
};

export function navigationJourneys(at: () => Site): void {
  it("opens a question by a click and by keys", async () => {
    const site = at();
    await site.open("/services/wells", desktop);
    const isOpen = () => site.isOpen(questions);
    expect(await isOpen()).toBe(false);
    await site.click(`${questions} summary`);
    await eventually(isOpen, true);
    await site.visitor.press("Enter");
    await eventually(isOpen, false);
    await site.visitor.press("Space");
    await eventually(isOpen, true);
  });

  it.each([desktop, phone])("opens the question in the address: %o", async (size) => {
    const site = at();
    await site.open("/services/wells", size);
    const [second = "", third = ""] = await site.visitor.run(
      (each) => [...document.querySelectorAll(each)].slice(1, 3).map(({ id }) => `#${id}`),
      questions,
    );
    await site.open(`/services/wells${third}`, size);
    await eventually(() => site.isOpen(third), true);
    await eventually(() => site.isInView(third), true);
    expect(await site.isOpen(second)).toBe(false);
    await site.visitor.run((hash) => void (location.hash = hash), second);
    await eventually(() => site.isOpen(second), true);
    await eventually(() => site.isInView(second), true);
  });

  it("goes to the quote form of the page, or of the contact page", async () => {
    const site = at();
    await site.open("/services/wells", desktop);
    await site.click("header [data-kind=quote]");
    await eventually(site.place, "/services/wells#quote");
    await eventually(() => site.isInView("#quote"), true);
    await site.open("/about", phone);
    await site.visitor.run(() => scrollTo(0, document.documentElement.scrollHeight));
    await site.click("nav[aria-label='Call or quote'] [data-kind=quote]");
    await eventually(site.place, "/contact#quote");
    await eventually(() => site.isInView("#quote"), true);
  });

  it("filters the projects, and goes back and forward between categories", async () => {
    const site = at();
    await site.open("/projects", desktop);
    const projects = () => site.count(".cards > li");
    const all = await projects();
    const saunas = "main nav a[href='/projects?category=Saunas']";
    await site.click(saunas);
    await eventually(projects, 2);
    expect(await site.place()).toBe("/projects?category=Saunas");
    expect(await site.attribute(saunas, "aria-current")).toBe("true");
    // Choosing it again adds nothing to the history.
    await site.click(saunas);
    await site.back();
    await eventually(projects, all);
    await site.forward();
    await eventually(projects, 2);
  });

  it("goes back and forward between pages, and to an earlier document", async () => {
    const site = at();
    await site.open("/about", desktop);
    const title = () => site.textOf("h1");
    const about = await title();
    // Every page starts at its top.
    const scrollDown = async () => {
      await site.visitor.run(() => scrollTo({ top: 1500, behavior: "instant" }));
      await eventually(site.scrollTop, 1500);
    };
    await site.click("footer a[href='/testimonials']");
    await eventually(site.place, "/testimonials");
    await eventually(site.scrollTop, 0);
    await scrollDown();
    await site.back();
    await eventually(site.place, "/about");
    await eventually(title, about);
    await eventually(site.scrollTop, 0);
    await scrollDown();
    await site.forward();
    await eventually(site.place, "/testimonials");
    await eventually(site.scrollTop, 0);
    await site.visitor.goto(`${site.origin}/robots.txt`);
    await site.back();
    await eventually(site.place, "/testimonials");
    await site.isAwake();
    await site.click("footer a[href='/about']");
    await eventually(title, about);
  });

  it.each([desktop, phone])("skips the header with the skip link: %o", async (size) => {
    const site = at();
    await site.open("/about", size);
    await site.visitor.press("Tab");
    await eventually(() => site.hasFocus(skipLink), true);
    const corner = () =>
      site.visitor.run((each) => {
        const { left, top } =
          document.querySelector(each)?.getBoundingClientRect() ?? new DOMRect();
        const met = document.elementFromPoint(left + 5, top + 5);
        return { isSeen: left >= 0 && top >= 0 && !!met?.matches(each) };
      }, skipLink);
    await eventually(corner, { isSeen: true });
    await site.visitor.press("Enter");
    await eventually(site.place, "/about#main");
    await site.visitor.press("Tab");
    const isPast = () =>
      site.visitor.run(() => !!document.activeElement?.closest("#main *, footer"));
    await eventually(isPast, true);
  });

  it.each([desktop, phone])("keeps the focus visible: %o", async (size) => {
    const site = at();
    await site.open("/services/wells", size);
    for (let step = 0; step < 60; step++) {
      await site.visitor.press("Tab");
      // The page may scroll smoothly.
      await eventually(() => site.visitor.run(hiddenFocus), "");
    }
    expect(await site.visitor.run(() => !!document.activeElement?.closest("main, footer"))).toBe(
      true,
    );
  });
}
