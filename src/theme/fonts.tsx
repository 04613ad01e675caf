import bitter from "@fontsource-variable/bitter/files/bitter-latin-wght-normal.woff2";
import publicSans from "@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2";

/** The addresses of both font files. */
export const fontFiles = [bitter, publicSans];

const fontFaces = `
@font-face{font-family:Bitter;src:url(${bitter});font-weight:100 900;font-display:swap}
@font-face{font-family:"Public Sans";src:url(${publicSans});font-weight:100 900;font-display:swap}
`.replaceAll("\n", "");

// Until the fonts load, local fallbacks of the same width make lines break at the same words. Georgia
// (Apple, Windows), Noto Serif (Android) and Times replace Bitter; Arial and Roboto, which are equally
// wide, replace Public Sans. The sizes fit this site's headings at weight 700 and its paragraphs. The
// overrides are the fonts' own ascent and descent, divided by the size: 93.5% and 26.5% for Bitter, 95%
// and 22.5% for Public Sans.
const fallbackFaces = `
@font-face{font-family:"Bitter 1";src:local("Georgia");size-adjust:106.6%;ascent-override:87.7%;descent-override:24.9%}
@font-face{font-family:"Bitter 2";src:local("Noto Serif");size-adjust:97.7%;ascent-override:95.7%;descent-override:27.1%}
@font-face{font-family:"Bitter 3";src:local("Times New Roman"),local("Liberation Serif");size-adjust:114.6%;ascent-override:81.6%;descent-override:23.1%}
@font-face{font-family:"Public Sans 1";src:local("Arial"),local("ArialMT"),local("Roboto"),local("Liberation Sans");size-adjust:104%;ascent-override:91.3%;descent-override:21.6%}
`.replaceAll("\n", "");

/** The head element that declares both fonts. */
export const fontStyle = <style key="fonts" dangerouslySetInnerHTML={{ __html: fontFaces }} />;

/** The head element that declares the fallbacks. */
export const fallbackFontStyle = (
  <style key="fallback-fonts" dangerouslySetInnerHTML={{ __html: fallbackFaces }} />
);
