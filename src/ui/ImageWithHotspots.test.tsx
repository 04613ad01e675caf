import { fireEvent, screen, waitFor } from "@testing-library/react";
import "../../test/site/dialog";
import { buttons, site } from "../../test/site/facts";
import { linksIn } from "../../test/site/links";
import { picture } from "../../test/site/pictures";
import { renderPage } from "../../test/site/render";
import { ImageWithHotspots } from "./ImageWithHotspots";

// e2e/journeys/walk.test.ts walks through a picture in a browser.

const stops = [
  { name: "Wrap", text: "Laps like shingles.", href: "#part-1", hotspot: { x: 10, y: 20 } },
  { name: "Nails", href: "#part-2", hotspot: null },
  {
    name: "Corners",
    href: "/contact",
    more: { label: "More", of: "on corners" },
    hotspot: { x: 82.6, y: 50 },
  },
];

const wall = { picture: picture("A wall"), sizes: "50vw" };
const link = (name: string) => screen.getByRole("link", { name });
const next = (name: string) => screen.getByRole("button", { name: `${site.walk.next}: ${name}` });
const card = (name: string) => screen.findByRole("dialog", { name });

test("goes on to the next number, and from the last to the first, also by keys", async () => {
  const { user } = renderPage(<ImageWithHotspots {...wall} stops={stops} />);
  await user.tab();
  await user.keyboard("{Enter}");
  expect(linksIn(await card("Wrap"))).toEqual([[buttons.quote, "#quote"]]);
  expect(await card("Wrap")).toHaveFocus();
  expect(link("1: Wrap")).toHaveAttribute("aria-current", "true");
  await user.click(next("Corners"));
  expect(linksIn(await card("Corners"))).toContainEqual(["More on corners", "/contact"]);
  await user.click(next("Wrap"));
  expect(await card("Wrap")).toHaveTextContent("Laps like shingles.");
  await user.click(screen.getByRole("button", { name: site.walk.close }));
  expect(link("1: Wrap")).toHaveFocus();
});

test("ends with the drawing, and begins again; Escape there returns to the last hotspot", async () => {
  const drawing = { name: "wall-section", alt: "A wall in layers", caption: "Layer by layer." };
  const { user } = renderPage(<ImageWithHotspots {...wall} stops={stops} drawing={drawing} />);
  await user.click(link("3: Corners"));
  await card("Corners");
  expect(screen.queryByRole("img", { name: "A wall in layers" })).toBeNull();
  await user.click(next(site.walk.drawing));
  expect(await card(site.walk.drawing)).toHaveTextContent("Layer by layer.");
  expect(screen.getByRole("img", { name: "A wall in layers" })).toBeInTheDocument();
  await user.click(next("Wrap"));
  expect(await card("Wrap")).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole("img", { name: "A wall in layers" })).toBeNull());
  await user.click(next("Corners"));
  await user.click(next(site.walk.drawing));
  await card(site.walk.drawing);
  await user.keyboard("{Escape}");
  expect(link("3: Corners")).toHaveFocus();
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
  // The second tap of a double tap on the hotspot, which has moved away.
  fireEvent.click(screen.getByRole("img"), { detail: 2 });
  expect(link("1: Wrap")).toHaveAttribute("aria-current");
  await user.click(screen.getByRole("img"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
