import bitter from "@fontsource-variable/bitter/files/bitter-latin-wght-normal.woff2";
import publicSans from "@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2";

/** The addresses of both font files. */
export const fontFiles = [bitter, publicSans];

/** The extent above and below the baseline, in percent of the font's size. */
type Metrics = { ascent: number; descent: number };

const fontFaces = `
@font-face{font-family:Bitter;src:url(${bitter});font-weight:100 900;font-display:swap}
@font-face{font-family:"Public Sans";src:url(${publicSans});font-weight:100 900;font-display:swap}
`.replaceAll("\n", "");

// These values come from the font files.
const bitterMetrics: Metrics = { ascent: 93.5, descent: 26.5 };
const publicSansMetrics: Metrics = { ascent: 95, descent: 22.5 };

/** A local fallback, scaled to `percent` of its width, with the metrics of the font it replaces. */
const fallbackFace = (name: string, locals: readonly string[], percent: number, font: Metrics) =>
  `@font-face{font-family:"${name}";src:${locals.map((local) => `local("${local}")`).join()};` +
  `size-adjust:${percent}%;` +
  (["ascent", "descent"] as const)
    .map((side) => `${side}-override:${((font[side] / percent) * 100).toFixed(1)}%`)
    .join(";") +
  "}";

// Until the fonts load, fallbacks of the same width make lines break at the same words.
// Georgia (Apple, Windows), Noto Serif (Android) and Times replace Bitter; Arial and Roboto, which
// are equally wide, replace Public Sans. The percentages fit this site's headings at weight 700 and
// its paragraphs.
const fallbackFaces = [
  fallbackFace("Bitter 1", ["Georgia"], 106.6, bitterMetrics),
  fallbackFace("Bitter 2", ["Noto Serif"], 97.7, bitterMetrics),
  fallbackFace("Bitter 3", ["Times New Roman", "Liberation Serif"], 114.6, bitterMetrics),
  fallbackFace(
    "Public Sans 1",
    ["Arial", "ArialMT", "Roboto", "Liberation Sans"],
    104,
    publicSansMetrics,
  ),
].join("");

/** The head element that declares both fonts. */
export const fontStyle = <style key="fonts" dangerouslySetInnerHTML={{ __html: fontFaces }} />;

/** The head element that declares the fallbacks. */
export const fallbackFontStyle = (
  <style key="fallback-fonts" dangerouslySetInnerHTML={{ __html: fallbackFaces }} />
);
