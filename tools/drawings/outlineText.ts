import type { Faces } from "../../plugins/gatsby-plugin-site-files/socialImages/lettering";

const texts = /<text ([^>]*)>([^<]*)<\/text>/g;

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1];

/** The fraction of a text's width that is left of its anchor. */
const anchors: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };

/** Rounds the numbers of SVG paths to a tenth of a pixel. */
const shorter = (path: string) =>
  path.replace(/-?\d*\.\d+/g, (number) => String(+(+number).toFixed(1)));

/**
 * Replaces the texts of a drawing with outlines, since an SVG in an `img` cannot use the fonts of the
 * page.
 */
export const outlineText = (svg: string, faces: Faces): string =>
  svg.replace(texts, (_whole, attributes: string, text: string) => {
    const number = (name: string) => Number(attribute(attributes, name) ?? 0);
    const face = attribute(attributes, "font-weight") === "700" ? faces.display : faces.body;
    const size = number("font-size");
    const share = anchors[attribute(attributes, "text-anchor") ?? "start"] ?? 0;
    const left = number("x") - share * face.width(text, size);
    const own = ["fill", "stroke"]
      .map((name) => [name, attribute(attributes, name)] as const)
      .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${value}"`]))
      .join("");
    return `<path${own} d="${shorter(face.path(text, size, left, number("y")))}"/>`;
  });
