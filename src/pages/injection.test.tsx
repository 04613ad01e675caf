import { act, configure, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import type { ComponentType, ReactElement, ReactNode } from "react";
import { contentTypeOf } from "../content/model/contentTypes";
import { isOffSite } from "../content/offSite";
import { placesIn, valueAt, type Place } from "../content/schemaParts";
import "@testing-library/jest-dom";
import "../../test/site/dialog";
import { matchWidth } from "../../test/site/width";

// Webpack turns these into the addresses of files.
jest.mock("../theme/fonts", () => ({ fontFiles: [] }));
jest.mock("../seo/iconHead", () => ({ iconHead: () => [] }));

const { TextEncoder } = jest.requireActual<typeof import("node:util")>("node:util");
Object.assign(globalThis, { TextEncoder });

Object.assign(window, { matchMedia: matchWidth });

/** Hostile texts, and shorter ones for fields of limited length. */
const hostiles = [
  `</script></style></title></noscript></textarea></svg>"'><!--` +
    `<script>harm()</script><img src=x onerror=harm()><a href="javascript:harm()">\${harm()}{{harm}}` +
    `&lt;script&gt;]]>\\u003cscript>`,
  `</title></script><script>harm()</script>"'>`,
  `"></a><img>`,
] as const;

type Module = { default: ComponentType<Record<string, unknown>>; query: unknown };

configure({ asyncUtilTimeout: 15_000 });

const folder = mkdtempSync(join(tmpdir(), "hostile-"));
const home = process.cwd();

// The pages are imported in a folder that holds a hostile copy of the test content.
const testContent = "test/content";
const content = join(folder, testContent);

/** Every hostile text, by the mark at its beginning, with its place in the content. */
const texts = new Map<string, { text: string; place: string; isOff: boolean }>();

/** The most hostile text that the content check accepts at a place. */
function hostileFor({ value, schema, meta }: Place): string | undefined {
  const isFree = meta.kind === undefined || meta.kind === "longText";
  if (typeof value !== "string" || !isFree) return undefined;
  const mark = `m${texts.size}m`;
  return hostiles.map((text) => `${mark} ${text}`).find((text) => schema.safeParse(text).success);
}

/** Fills every free field of a content file with hostile text, each with its own mark. */
function fillWithHostileTexts(path: string): void {
  const spoilt = JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>;
  const type = contentTypeOf(relative(content, path).replaceAll("\\", "/"));
  if (!type) throw new Error(`${path} is not a content file.`);
  for (const place of placesIn(type.schema, spoilt)) {
    const text = hostileFor(place);
    if (text === undefined) continue;
    texts.set(text.split(" ")[0] ?? "", {
      text,
      place: `${relative(content, path)} ${place.path.join(".")}`,
      isOff: place.path.some((_, depth) => isOffSite(valueAt(spoilt, place.path.slice(0, depth)))),
    });
    const steps = place.path.slice(0, -1);
    const parent = steps.reduce<unknown>(
      (value, step) => (value as Record<string | number, unknown>)[step],
      spoilt,
    ) as Record<string | number, unknown>;
    parent[place.path.at(-1) ?? ""] = text;
  }
  writeFileSync(path, JSON.stringify(spoilt));
}

beforeAll(() => {
  cpSync(testContent, content, {
    recursive: true,
    filter: (path) => !path.endsWith("images"),
  });
  for (const name of readdirSync(content, { recursive: true, encoding: "utf8" }))
    if (name.endsWith(".json")) fillWithHostileTexts(join(content, name));
  process.chdir(folder);
});

afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

/** A page in its layout, from the hostile content. */
async function pageOf(module: Module, path: string, slug: string | null): Promise<ReactElement> {
  const { answerTo } = await import("../../test/site/gatsby");
  const { wrapPageElement, wrapRootElement } = await import("../../gatsby-ssr");
  const Page = module.default;
  const props = {
    data: answerTo(String(module.query), { slug }),
    location: { pathname: path, search: "" },
    path,
  };
  type Wrap = (args: { element: ReactElement; props: typeof props }) => ReactElement;
  const [inLayout, inRoot] = [wrapPageElement, wrapRootElement] as unknown as [Wrap, Wrap];
  return inRoot({ element: inLayout({ element: <Page {...props} />, props }), props });
}

/** The whole HTML of a page, as in the build. */
async function htmlOf(page: ReactElement): Promise<string> {
  const { replaceRenderer } = await import("../../plugins/gatsby-plugin-first-load/gatsby-ssr");
  const { renderToStaticMarkup } = await import("react-dom/server");
  const { Helmet } = await import("react-helmet");
  Helmet.canUseDOM = false;
  const head: ReactNode[] = [];
  const end: ReactNode[] = [];
  let body = "";
  const renderer = replaceRenderer as unknown as (args: Record<string, unknown>) => void;
  renderer({
    bodyComponent: page,
    replaceBodyHTMLString: (html: string) => (body = html),
    setHeadComponents: (components: ReactNode[]) => head.push(...components),
    setPostBodyComponents: (components: ReactNode[]) => end.push(...components),
  });
  const [headTags, endTags] = [head, end].map((tags) => renderToStaticMarkup(<>{tags}</>));
  return `<!DOCTYPE html><html><head>${headTags}</head><body>${body}${endTags}</body></html>`;
}

/** Elements and attributes that only an attack could add to a page. */
function harmIn(page: Document): string[] {
  const elements = [...page.querySelectorAll("*")];
  const foreign = elements.filter(
    (element) =>
      (element.localName === "script" && element.getAttribute("type") !== "application/ld+json") ||
      element.matches('[src="x"], [href^="javascript:" i], iframe, object, embed, base') ||
      [...element.attributes].some(({ name }) => /^on|["'<>$&]/.test(name)),
  );
  const comments = page.createTreeWalker(page, NodeFilter.SHOW_COMMENT);
  const found = foreign.map((element) => element.outerHTML.slice(0, 120));
  for (let node = comments.nextNode(); node; node = comments.nextNode())
    if (node.nodeValue?.includes("harm")) found.push(`comment: ${node.nodeValue}`);
  return found;
}

/** The marks in a page that are followed by their whole text. */
function wholeTextsIn(page: Document): Set<string> {
  const values = [...page.querySelectorAll("*")].flatMap((element) => [
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === 3)
      .map((node) => node.nodeValue ?? ""),
    ...[...element.attributes].map(({ value }) => value),
  ]);
  const marks = values.flatMap((value) =>
    [...value.matchAll(/m\d+m/g)]
      .filter(({ 0: mark, index }) => value.startsWith(texts.get(mark)?.text ?? "?", index))
      .map(([mark]) => mark),
  );
  return new Set(marks);
}

const shown = new Set<string>();

const slugsIn = (folder: string) =>
  readdirSync(join(testContent, folder)).map((name) => name.replace(".json", ""));

const pages: [path: string, load: () => Promise<unknown>, slug: string | null][] = [
  ["/", () => import("./index"), null],
  ["/about", () => import("./about"), null],
  ["/services", () => import("./services"), null],
  ["/projects", () => import("./projects"), null],
  ["/testimonials", () => import("./testimonials"), null],
  ["/contact", () => import("./contact"), null],
  ["/404.html", () => import("./404"), null],
  ...slugsIn("services").map((slug): [string, () => Promise<unknown>, string] => [
    `/services/${slug}`,
    () => import("../templates/service"),
    slug,
  ]),
  ...slugsIn("locations").map((slug): [string, () => Promise<unknown>, string] => [
    `/locations/${slug}`,
    () => import("../templates/location"),
    slug,
  ]),
];

/** Expects no attack in a document, and records which texts it contains. */
function expectTextsOnly(page: Document): Set<string> {
  expect(harmIn(page)).toEqual([]);
  for (const data of page.querySelectorAll("script")) {
    expect(data.textContent).not.toContain("<");
    expect(() => void JSON.parse(data.textContent ?? "")).not.toThrow();
  }
  const marks = wholeTextsIn(page);
  for (const mark of marks) shown.add(mark);
  return marks;
}

test.each(pages)("%s shows hostile content as text, never as markup", async (path, load, slug) => {
  const html = await htmlOf(await pageOf((await load()) as Module, path, slug));
  const marks = expectTextsOnly(new DOMParser().parseFromString(html, "text/html"));
  expect(marks.size).toBeGreaterThan(30);
});

test("parts that load later also show it as text: menus, confirmations, the viewer, cards", async () => {
  const { Helmet } = await import("react-helmet");
  Helmet.canUseDOM = true;
  const some = ["/", "/contact", "/projects", "/services/wells"];
  for (const [path, load, slug] of pages.filter(([path]) => some.includes(path))) {
    const { container, unmount } = render(await pageOf((await load()) as Module, path, slug));
    await act(async () => {
      await Promise.resolve();
    });
    const form = container.querySelector("form");
    if (form) {
      fireEvent.submit(form);
      await waitFor(() => expect(screen.getByRole("status")).not.toBeEmptyDOMElement());
    }
    const picture = container.querySelector<HTMLAnchorElement>('a[href$=".webp"]');
    if (picture) {
      fireEvent.click(picture);
      await waitFor(() => expect(document.querySelector("dialog[open]")).not.toBeNull());
    }
    const number = [...container.querySelectorAll("figure a[aria-label]")].at(-1);
    if (number) {
      fireEvent.click(number);
      await waitFor(() => expect(document.querySelector("[role=dialog]")).not.toBeNull());
    }
    expectTextsOnly(document);
    unmount();
  }
});

// No page shows these unchanged: a word for other numbers of projects, summaries of services
// without a card, messages for delivered requests or for a missing town page, facts, and names that
// are too long for the map.
const mayGoUnseen =
  /map\.places\.\d+\.name$|quoteForm\.(sending|failed\w+)$|privacy\.formsOn$|not-found\.json town$|categoryFilter\.(one|none)$|services\/\S+ summary$|(claims|facts\.figures)\.\d+\.figure$/;

test("every other field is visible", () => {
  const unseen = [...texts].flatMap(([mark, each]) => (shown.has(mark) ? [] : [each]));
  expect(texts.size).toBeGreaterThan(500);
  const others = unseen.filter(({ place, isOff }) => !isOff && !mayGoUnseen.test(place));
  expect(others.map(({ place }) => place)).toEqual([]);
});

test("entries off the site are not visible", () => {
  const off = [...texts].filter(([, { isOff }]) => isOff);
  expect(off.length).toBeGreaterThan(8);
  expect(off.filter(([mark]) => shown.has(mark))).toEqual([]);
});
