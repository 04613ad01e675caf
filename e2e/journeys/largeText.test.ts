import { enlargeText } from "../live/loading";
import { newVisit, newVisitAt, open, phone } from "../visit";

// e2e/live/visit.test.ts tests that no text is cut off or overlaps another text.

const phoneOf = (width: number) => ({ ...phone, viewport: { width, height: 800 } });

it.each([
  [125, "header [href='/']"],
  [200, "footer nav a, footer [href='/'], #quote [type=submit]"],
])("at %i %%, words stay whole in %s", async (percent, selector) => {
  const { page } = await newVisit(phoneOf(360));
  await enlargeText(page, percent);
  await open(page, "/contact");
  const links = page.locator(selector);
  const broken = await links.evaluateAll((elements) => {
    const range = document.createRange();
    const words: string[] = [];
    for (const element of elements) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode())
        for (const { 0: word, index } of (texts.currentNode.textContent ?? "").matchAll(
          /\p{L}+/gu,
        )) {
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + word.length);
          if (range.getClientRects().length > 1) words.push(word);
        }
    }
    return words;
  });
  expect(broken).toEqual([]);
});

it("the contact details are below their labels on the smallest phone, and beside them on others", async () => {
  const { page } = await newVisitAt("/contact", phoneOf(320));
  const indent = () =>
    page
      .locator("dl > div")
      .first()
      .evaluate((row) => {
        const [label, detail] = [...row.children].map((part) => part.getBoundingClientRect().left);
        return (detail ?? 0) - (label ?? 0);
      });
  expect(await indent()).toBe(0);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await indent()).toBe(96);
});

it("names keep their distance on the map and in the list of counties", async () => {
  const { page } = await newVisit(phone);
  await enlargeText(page, 125);
  await open(page, "/");
  const names = page.locator("figure > div[aria-hidden] > span:visible");
  await names.first().waitFor();
  const wide = await names.evaluateAll((all) =>
    all
      .filter((name) => name.scrollWidth > (name.closest("figure")?.clientWidth ?? 0) / 3)
      .map((name) => name.textContent),
  );
  expect(wide).toEqual([]);
  const distances = await page.locator("summary:has(h3 + small)").evaluateAll((summaries) =>
    summaries.map((summary) => {
      const [name, count] = [...summary.children].map((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        return range.getBoundingClientRect();
      });
      if (!name || !count) return 0;
      return Math.max(count.left - name.right, count.top - name.bottom + 8);
    }),
  );
  expect(distances.length).toBeGreaterThan(0);
  for (const distance of distances) expect(distance).toBeGreaterThanOrEqual(8);
});
