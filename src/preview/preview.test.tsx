import "../../test/site/withoutStyles";
import "@testing-library/jest-dom";
import { act } from "@testing-library/react";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { imageData, testFiles } from "../../test/site/content";
import { matchWidth } from "../../test/site/width";
import type { ShownEntry } from "./messages";
import { createPreview } from "./preview";

Object.assign(window, { matchMedia: matchWidth });

type Group = Record<string, unknown>;

let container: HTMLElement;

/** A preview of the test content in an empty document. */
function open() {
  container = document.createElement("div");
  document.body.replaceChildren(container);
  const root = createRoot(container);
  const render = (page: ReactNode) => act(() => root.render(page));
  const preview = createPreview(render, imageData, () => "");
  preview.setContent(testFiles);
  return preview;
}

const draftOf = (file: string, changes: Group = {}): ShownEntry => ({
  form: 1,
  file,
  content: { ...(testFiles.get(file) as Group | undefined), ...changes },
});

function show(draft: ShownEntry) {
  const preview = open();
  preview.setDraft(draft);
  return preview.show();
}

const main = () => container.querySelector("main");

test("shows a testimonial on a page that names it, and offers the testimonials page", () => {
  const home = testFiles.get("pages/home.json") as {
    testimonials: { testimonials: [string] };
  };
  const [named] = home.testimonials.testimonials;
  const shown = show(draftOf(`testimonials/${named}.json`, { text: "Seen at home." }));
  expect(shown?.path).toBe("/");
  expect(shown?.pages.map(({ path }) => path)).toContain("/testimonials");
  expect(main()).toHaveTextContent("Seen at home.");
});

test("shows any page of the site with the entry's draft, until another entry is opened", () => {
  const preview = open();
  preview.setDraft(draftOf("pages/about.json"));
  preview.show();
  expect(preview.pageAt("/contact")?.label).toBe("Contact page");
  expect(preview.pageAt("/nowhere")).toBeUndefined();
  preview.choosePage("/contact");
  const shown = preview.show();
  expect(shown?.path).toBe("/contact");
  expect(shown?.pages.map(({ path }) => path)).toEqual(["/contact", "/about"]);
  preview.setDraft({ ...draftOf("pages/home.json"), form: 2 });
  expect(preview.show()?.path).toBe("/");
});

test("shows the typed facts of the business", () => {
  const site = testFiles.get("site.json") as { phone: Group };
  show(draftOf("site.json", { phone: { ...site.phone, number: "(443) 555-0178" } }));
  expect(container.querySelectorAll('a[href="tel:+14435550178"]').length).toBeGreaterThan(1);
});

describe("with an error in the entry", () => {
  test("keeps the last valid page", () => {
    const preview = open();
    preview.setDraft(draftOf("services/wells.json", { name: "Wells, typed" }));
    expect(preview.show()?.isUpToDate).toBe(true);
    preview.setDraft(draftOf("services/wells.json", { hero: "Wells" }));
    expect(preview.show()?.isUpToDate).toBe(false);
    expect(main()).toHaveTextContent("Wells, typed");
  });

  test("shows a range that has no end yet as its start", () => {
    show(draftOf("services/wells.json", { facts: { price: { least: 24_000 } } }));
    expect(main()).toHaveTextContent("$24,000");
    expect(main()).not.toHaveTextContent("$24,000–");
  });

  test("shows the labels of the fields that a list's new item still lacks", () => {
    const items = [{ question: "Why?", answer: "So." }, { question: "How?" }];
    show(draftOf("faqs/wells.json", { items }));
    expect(main()).toHaveTextContent("How?[Answer]");
  });

  test("shows a new page, with the labels of its empty fields", () => {
    const content = { town: "", title: 9, seo: {}, story: {}, callToAction: {} };
    const shown = show({ form: 1, file: "locations/new.json", content });
    expect(shown).toMatchObject({ isUpToDate: true, path: "/locations/new" });
    expect(main()).toHaveTextContent(/9\[Introduction\].*\[Paragraph\]/);
  });

  test("proposes the address of a new service", () => {
    const draft = { form: 1, file: "services/x.json", content: { name: "Wood stoves" } };
    expect(show(draft)).toMatchObject({
      isUpToDate: true,
      path: "/services/wood-stoves",
    });
  });
});

test("shows no page while an error of another entry prevents it, not even the page before", () => {
  const preview = open();
  preview.setDraft(draftOf("pages/about.json"));
  preview.show();
  preview.setContent(new Map([...testFiles].filter(([file]) => file !== "site.json")));
  preview.setDraft({ ...draftOf("testimonials/kit-n.json"), form: 2 });
  expect(preview.show()).toMatchObject({ isUpToDate: false, path: undefined });
  expect(container).toBeEmptyDOMElement();
});

test("an entry that no page shows has no page", () => {
  const items = [{ question: "Why?", answer: "So." }];
  const shown = show({ form: 1, file: "faqs/new.json", content: { items } });
  expect(shown).toMatchObject({ pages: [], path: undefined });
});
