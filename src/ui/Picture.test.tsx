import { screen } from "@testing-library/react";
import { imageData } from "../../test/site/content";
import { picture } from "../../test/site/pictures";
import { renderPage } from "../../test/site/render";
import { largestSource, Picture } from "./Picture";

const image = () => screen.getByRole("img", { name: "A deck" });

// e2e/journeys/first.test.ts shows that all other pictures load later.
test("in the first view, it loads at once, and has its own color until then", () => {
  const { show } = renderPage(<Picture picture={picture("A deck")} sizes="50vw" />);
  expect(image()).not.toHaveStyle({ backgroundColor: "#c0ffee" });
  show(<Picture picture={picture("A deck")} sizes="50vw" first />);
  expect(image()).toHaveAttribute("loading", "eager");
  expect(image()).toHaveStyle({ backgroundColor: "#c0ffee" });
});

test("keeps the focus point in view", () => {
  const { show } = renderPage(
    <Picture picture={picture("A deck", { focus: "60% 40%" })} sizes="50vw" />,
  );
  expect(image()).toHaveStyle({ objectPosition: "60% 40%" });
  show(<Picture picture={picture("A deck")} sizes="50vw" />);
  expect(image().style.objectPosition).toBe("");
});

test("offers its widths and the page's `sizes`, better formats first", () => {
  const gatsbyImageData = imageData("deck.jpg", ["WEBP", "AVIF"]);
  const deck = picture("A deck", { file: { childImageSharp: { gatsbyImageData } } });
  renderPage(<Picture picture={deck} sizes="50vw" />);
  const sources = [...(image().parentElement?.querySelectorAll("source") ?? [])];
  expect(sources.map(({ type, srcset, sizes }) => [type, srcset, sizes])).toEqual([
    ["image/avif", "/deck.jpg-400.avif 400w,\n/deck.jpg-1600.avif 1600w", "50vw"],
  ]);
  expect(image().previousElementSibling).toBe(sources[0]);
  const srcset = "/deck.jpg-400.webp 400w,\n/deck.jpg-1600.webp 1600w";
  expect(image()).toHaveAttribute("srcset", srcset);
  expect(image()).toHaveAttribute("sizes", "50vw");
});

test("shows nothing if the file is not a picture", () => {
  renderPage(<Picture picture={picture("A deck", { file: { childImageSharp: null } })} sizes="" />);
  expect(screen.queryByRole("img")).toBeNull();
});

test("its largest file is the only one without widths, and undefined without a picture", () => {
  const data = imageData("deck.jpg", []);
  const gatsbyImageData = { ...data, images: { fallback: { src: "/deck.webp" } } };
  const single = picture("A deck", { file: { childImageSharp: { gatsbyImageData } } });
  expect(largestSource(single)).toBe("/deck.webp");
  expect(largestSource(picture("A deck", { file: { childImageSharp: null } }))).toBeUndefined();
});
