import bitter from "@fontsource-variable/bitter/files/bitter-latin-wght-normal.woff2";
import publicSans from "@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2";

const fontFaces = `
@font-face{font-family:Bitter;src:url(${bitter});font-weight:100 900;font-display:swap}
@font-face{font-family:"Public Sans";src:url(${publicSans});font-weight:100 900;font-display:swap}
`.replaceAll("\n", "");

// Stand-ins of the same width until the fonts arrive, so that lines break where they will: Georgia
// (Apple, Windows), Noto Serif (Android) and Times in place of Bitter; Arial and Roboto, which are
// equally wide, in place of Public Sans. The factors are those of this site's headings at weight 700
// and of its paragraphs, measured in Chromium with fonts of the same widths. As every line height
// is set, other ascents and descents move the letters a little, and the lines not at all.
const fallbackFaces = `
@font-face{font-family:"Bitter 1";src:local("Georgia");size-adjust:106.6%}
@font-face{font-family:"Bitter 2";src:local("Noto Serif");size-adjust:98.5%}
@font-face{font-family:"Bitter 3";src:local("Times New Roman"),local("Liberation Serif");size-adjust:116.4%}
@font-face{font-family:"Public Sans 1";src:local("Arial"),local("ArialMT"),local("Roboto"),local("Liberation Sans");size-adjust:103.9%}
`.replaceAll("\n", "");

/** The head element that declares both fonts. */
export const fontStyle = <style key="fonts" dangerouslySetInnerHTML={{ __html: fontFaces }} />;

/** The head element that declares their stand-ins. */
export const fallbackFontStyle = (
  <style key="fallback-fonts" dangerouslySetInnerHTML={{ __html: fallbackFaces }} />
);
