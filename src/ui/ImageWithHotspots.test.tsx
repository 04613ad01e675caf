import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { createQueryRunner } from "../content/query/queryRunner";
import { resolveContent } from "../content/resolveContent";
import { setQueryRunner } from "../preview/gatsby";
import { imageData, runTestQuery, testFiles } from "../../test/site/content";
import "../../test/site/dialog";
import { buttons, site } from "../../test/site/facts";
import { linksIn } from "../../test/site/links";
import { picture } from "../../test/site/pictures";
import { renderPage } from "../../test/site/render";
import { ImageWithHotspots } from "./ImageWithHotspots";

// e2e/journeys/walk.test.ts walks through a picture in a browser.

const stops = [
  {
    name: "Wrap",
    text: "Laps like shingles, upper over lower. The seams are taped.",
    href: "#part-1",
    hotspot: { x: 10, y: 20 },
    inDrawing: { x: 30, y: 60 },
  },
  { name: "Nails", href: "#part-2", hotspot: null },
  {
    name: "Corners",
    href: "/contact",
    hotspot: { x: 82.6, y: 50 },
  },
];

const wall = { picture: picture("A wall"), sizes: "50vw" };
const link = (name: string) => screen.getByRole("link", { name });
const next = (name: string) => screen.getByRole("button", { name: `${site.walk.next}: ${name}` });
const back = (name: string) =>
  screen.getByRole("button", { name: `${site.walk.previous}: ${name}` });
const more = (name: string) => `${buttons.learnMore} ${buttons.learnMoreOf} ${name}`;
const card = (name: string) => screen.findByRole("dialog", { name });

afterEach(() => setQueryRunner(runTestQuery));

const drawing = { name: "wall-section", alt: "A wall in layers", caption: "Layer by layer." };
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0H9"/></svg>';
const fetched = jest.fn<Promise<Partial<Response>>, []>();
/** Replaces `animate`, because jsdom has no animations. */
const drew = jest.fn(() => ({ cancel: () => undefined, commitStyles: () => undefined }));

beforeEach(() => {
  Object.assign(window, { fetch: fetched });
  Object.assign(Element.prototype, { animate: drew });
  fetched.mockResolvedValue({ ok: true, text: () => Promise.resolve(svg) });
});

test("goes on from number to number to the form, also by keys", async () => {
  const { user } = renderPage(<ImageWithHotspots {...wall} stops={stops} quote="A price" />);
  await user.tab();
  await user.keyboard("{Enter}");
  expect(await card("Wrap")).toHaveFocus();
  expect(await card("Wrap")).toHaveTextContent(/upper over lower\. The seams are taped\./);
  // The card has no link to the list on this page, because the list says the same.
  expect(linksIn(await card("Wrap"))).toEqual([]);
  expect(link("1: Wrap")).toHaveAttribute("aria-current", "true");
  await user.tab();
  expect(next("Corners")).toHaveFocus();
  await user.keyboard("{Enter}");
  // The button is gone, and the card has the focus.
  expect(await card("Corners")).toHaveFocus();
  expect(linksIn(await card("Corners"))).toEqual([
    ["A price", "#quote"],
    [more("Corners"), "/contact"],
  ]);
  await user.click(screen.getByRole("button", { name: site.walk.close }));
  expect(link("3: Corners")).toHaveFocus();
});

test("goes back, and says how far the walk has come", async () => {
  const { user } = renderPage(<ImageWithHotspots {...wall} stops={stops} drawing={drawing} />);
  await user.click(link("3: Corners"));
  await card("Corners");
  // The drawing counts, too.
  await screen.findByText(`3 ${site.walk.of} 4`);
  await user.click(next(site.walk.drawing));
  await card(site.walk.drawing);
  await user.click(back("Corners"));
  await card("Corners");
  await user.click(back("Wrap"));
  expect(await card("Wrap")).toHaveFocus();
  expect(await card("Wrap")).toHaveTextContent(`1 ${site.walk.of} 4`);
  expect(screen.queryByRole("button", { name: new RegExp(`^${site.walk.previous}`) })).toBeNull();
});

test("asks for the first click until it comes", async () => {
  const { user } = renderPage(<ImageWithHotspots {...wall} stops={stops} />);
  expect(screen.getByText(site.walk.cue)).toBeVisible();
  await user.click(link("1: Wrap"));
  expect(screen.queryByText(site.walk.cue)).toBeNull();
});

test("shows no cue, no way back and no count whose words an owner has not written", async () => {
  const { walk } = site;
  const bare = { ...site, walk: { next: walk.next, drawing: walk.drawing, close: walk.close } };
  const files = new Map<string, unknown>([...testFiles, ["site.json", bare]]);
  setQueryRunner(createQueryRunner(resolveContent(files), imageData));
  const { user } = renderPage(<ImageWithHotspots {...wall} stops={stops} />);
  await user.click(link("3: Corners"));
  const shown = await card("Corners");
  expect(shown).not.toHaveTextContent(/undefined|null|3 of/);
  expect(within(shown).getAllByRole("button")).toHaveLength(1);
});

test("asks for no click without hotspots", () => {
  renderPage(<ImageWithHotspots {...wall} stops={[{ name: "Nails", href: "#part-2" }]} />);
  expect(screen.queryByText(site.walk.cue)).toBeNull();
});

test("ends with the drawing, where the numbers have their places, and the way to the form", async () => {
  const { user } = renderPage(<ImageWithHotspots {...wall} stops={stops} drawing={drawing} />);
  const drawn = () => screen.queryByRole("img", { name: "A wall in layers" });
  const places = () => ["1: Wrap", "3: Corners"].map((name) => link(name).style.left);
  const before = places();
  await user.click(link("3: Corners"));
  await card("Corners");
  expect(drawn()).toBeNull();
  await user.click(next(site.walk.drawing));
  expect(await card(site.walk.drawing)).toHaveTextContent("Layer by layer.");
  expect(drawn()?.querySelector("path")).toBeInTheDocument();
  expect(linksIn(await card(site.walk.drawing))).toEqual([[buttons.quote, "#quote"]]);
  expect(places()).toEqual([expect.stringContaining("-0.2 *"), before[1]]);
  expect(drew).toHaveBeenCalled();
  drew.mockClear();
  await user.click(link("1: Wrap"));
  expect(await card("Wrap")).toBeInTheDocument();
  expect(drawn()).toBeNull();
  expect(places()).toEqual(before);
  await user.click(next("Corners"));
  await user.click(next(site.walk.drawing));
  await card(site.walk.drawing);
  expect(drew).not.toHaveBeenCalled();
  await user.keyboard("{Escape}");
  expect(link("3: Corners")).toHaveFocus();
});

test.each([
  ["is missing", () => Promise.resolve({ ok: false })],
  ["does not arrive", () => Promise.reject(new TypeError("No network"))],
])("ends at the last number if the drawing %s", async (_, answer) => {
  fetched.mockImplementation(answer);
  const { user } = renderPage(<ImageWithHotspots {...wall} stops={stops} drawing={drawing} />);
  await user.click(link("3: Corners"));
  expect(linksIn(await card("Corners"))).toContainEqual([buttons.quote, "#quote"]);
  expect(screen.queryByRole("button", { name: new RegExp(site.walk.next) })).toBeNull();
});

test("follows the focus to another hotspot", async () => {
  const { user } = renderPage(<ImageWithHotspots {...wall} stops={stops} />);
  await user.click(link("3: Corners"));
  await card("Corners");
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expect(await card("Wrap")).toBeInTheDocument();
  expect(link("1: Wrap")).toHaveFocus();
});

test("the focus elsewhere ends the walk", async () => {
  const { user } = renderPage(
    <>
      <ImageWithHotspots {...wall} stops={stops} />
      <input aria-label="Town" />
    </>,
  );
  await user.click(link("1: Wrap"));
  await card("Wrap");
  await user.tab({ shift: true });
  expect(link("3: Corners")).toHaveFocus();
  expect(link("3: Corners")).toHaveAttribute("aria-current", "true");
  await user.click(screen.getByLabelText("Town"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByLabelText("Town")).toHaveFocus();
});

test("a tap on the picture ends the walk", async () => {
  const { user } = renderPage(<ImageWithHotspots {...wall} stops={stops} />);
  await user.click(link("1: Wrap"));
  await card("Wrap");
  // The second tap of a double tap lands on the picture, because the hotspot has moved away.
  fireEvent.click(screen.getByRole("img"), { detail: 2 });
  expect(link("1: Wrap")).toHaveAttribute("aria-current");
  await user.click(screen.getByRole("img"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
