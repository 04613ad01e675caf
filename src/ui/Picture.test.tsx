import { screen } from "@testing-library/react";
import { imageData } from "../../test/site/content";
import { picture } from "../../test/site/pictures";
import { renderPage } from "../../test/site/render";
import { largestSource, Picture } from "./Picture";

const image = () => screen.getByRole("img", { name: "A deck" });

test("has its alt text, its widths, and what the page says of its size", () => {
  renderPage(<Picture picture={picture("A deck")} sizes="50vw" />);
  expect(image()).toHaveAttribute("src", "/A-deck.jpg-1600.webp");
  expect(image()).toHaveAttribute(
    "srcset",
    "/A-deck.jpg-400.webp 400w,\n/A-deck.jpg-1600.webp 1600w",
  );
  expect(image()).toHaveAttribute("sizes", "50vw");
});

test("reserves its space before it is there", () => {
  renderPage(<Picture picture={picture("A deck")} sizes="50vw" />);
  expect(image()).toHaveAttribute("width", "1200");
  expect(image()).toHaveAttribute("height", "900");
});

test("lends the first view the picture's color, and leaves the others to the theme", () => {
  const { show } = renderPage(<Picture picture={picture("A deck")} sizes="50vw" first />);
  expect(image()).toHaveStyle({ backgroundColor: "#c0ffee" });
  show(<Picture picture={picture("A deck")} sizes="50vw" />);
  expect(image()).not.toHaveStyle({ backgroundColor: "#c0ffee" });
});

test("waits until it comes near, unless it is the first one sees", () => {
  const { show } = renderPage(<Picture picture={picture("A deck")} sizes="50vw" />);
  expect(image()).toHaveAttribute("loading", "lazy");
  expect(image()).not.toHaveAttribute("fetchpriority");
  show(<Picture picture={picture("A deck")} sizes="50vw" first />);
  expect(image()).toHaveAttribute("loading", "eager");
  expect(image()).toHaveAttribute("fetchpriority", "high");
});

test("keeps the point that shall not be cropped", () => {
  const { show } = renderPage(
    <Picture picture={picture("A deck", { focus: "60% 40%" })} sizes="50vw" />,
  );
  expect(image()).toHaveStyle({ objectPosition: "60% 40%" });
  show(<Picture picture={picture("A deck")} sizes="50vw" />);
  expect(image().style.objectPosition).toBe("");
});

test("offers better formats first, where there are such, in the same size", () => {
  const gatsbyImageData = imageData("deck.jpg", ["WEBP", "AVIF"]);
  const deck = picture("A deck", { file: { childImageSharp: { gatsbyImageData } } });
  renderPage(<Picture picture={deck} sizes="50vw" />);
  const sources = [...(image().parentElement?.querySelectorAll("source") ?? [])];
  expect(sources.map(({ type, srcset, sizes }) => [type, srcset, sizes])).toEqual([
    ["image/avif", "/deck.jpg-400.avif 400w,\n/deck.jpg-1600.avif 1600w", "50vw"],
  ]);
  expect(image().previousElementSibling).toBe(sources[0]);
});

test("leaves no broken picture where the file is none", () => {
  renderPage(<Picture picture={picture("A deck", { file: { childImageSharp: null } })} sizes="" />);
  expect(screen.queryByRole("img")).toBeNull();
});

describe("the largest file of a picture", () => {
  test("is its widest one", () => {
    expect(largestSource(picture("A deck"))).toBe("/A-deck.jpg-1600.webp");
  });

  test("is the only one where there are no widths, and none where there is no picture", () => {
    const data = imageData("deck.jpg", []);
    const gatsbyImageData = { ...data, images: { fallback: { src: "/deck.webp" } } };
    const single = picture("A deck", { file: { childImageSharp: { gatsbyImageData } } });
    expect(largestSource(single)).toBe("/deck.webp");
    expect(largestSource(picture("A deck", { file: { childImageSharp: null } }))).toBeUndefined();
  });
});
