import bitter from "@fontsource-variable/bitter/files/bitter-latin-wght-normal.woff2";
import publicSans from "@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2";

/** The files of both fonts, by their addresses. */
export const fontFiles = [bitter, publicSans];

/** Above and below the line on which letters stand, in percent of the font's size. */
type Metrics = { ascent: number; descent: number };

const fontFaces = `
@font-face{font-family:Bitter;src:url(${bitter});font-weight:100 900;font-display:swap}
@font-face{font-family:"Public Sans";src:url(${publicSans});font-weight:100 900;font-display:swap}
`.replaceAll("\n", "");

// Read from the font files.
const bitterMetrics: Metrics = { ascent: 93.5, descent: 26.5 };
const publicSansMetrics: Metrics = { ascent: 95, descent: 22.5 };

/** A face that stands in for a font, as wide as `percent` of its own width and as high as the font. */
const standIn = (name: string, locals: readonly string[], percent: number, font: Metrics) =>
  `@font-face{font-family:"${name}";src:${locals.map((local) => `local("${local}")`).join()};` +
  `size-adjust:${percent}%;` +
  (["ascent", "descent"] as const)
    .map((side) => `${side}-override:${((font[side] / percent) * 100).toFixed(1)}%`)
    .join(";") +
  "}";

// Stand-ins of the same width until the fonts arrive, so that lines break where they will: Georgia
// (Apple, Windows), Noto Serif (Android) and Times in place of Bitter; Arial and Roboto, which are
// equally wide, in place of Public Sans. The widths are those of this site's headings at weight 700
// and of its paragraphs, measured in Chromium with fonts of the same widths.
const standIns = [
  standIn("Bitter 1", ["Georgia"], 106.6, bitterMetrics),
  standIn("Bitter 2", ["Noto Serif"], 97.7, bitterMetrics),
  standIn("Bitter 3", ["Times New Roman", "Liberation Serif"], 114.6, bitterMetrics),
  standIn(
    "Public Sans 1",
    ["Arial", "ArialMT", "Roboto", "Liberation Sans"],
    104,
    publicSansMetrics,
  ),
].join("");

/** The head element that declares both fonts. */
export const fontStyle = <style key="fonts" dangerouslySetInnerHTML={{ __html: fontFaces }} />;

/** The head element that declares their stand-ins. */
export const fallbackFontStyle = (
  <style key="fallback-fonts" dangerouslySetInnerHTML={{ __html: standIns }} />
);
