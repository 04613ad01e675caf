import bitter from "@fontsource-variable/bitter/files/bitter-latin-wght-normal.woff2";
import publicSans from "@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2";

// The fallbacks' metrics are those of Georgia and Arial stretched to Bitter's and Public Sans's
// (computed with @capsizecss/core 4), so that nothing moves when the fonts arrive.
const fontFaces = `
@font-face{font-family:Bitter;src:url(${bitter}) format("woff2");font-weight:100 900;font-display:swap}
@font-face{font-family:"Public Sans";src:url(${publicSans}) format("woff2");font-weight:100 900;font-display:swap}
@font-face{font-family:"Bitter Fallback";src:local("Georgia");ascent-override:89.64%;descent-override:25.41%;size-adjust:104.31%}
@font-face{font-family:"Public Sans Fallback";src:local("Arial"),local("ArialMT");ascent-override:90.59%;descent-override:21.46%;line-gap-override:0%;size-adjust:104.87%}
`.replaceAll("\n", "");

/** Head elements that ask for both fonts early and declare them. */
export const fontHead = () => [
  ...[bitter, publicSans].map((file) => (
    <link
      key={file}
      rel="preload"
      href={file}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />
  )),
  <style key="fonts" dangerouslySetInnerHTML={{ __html: fontFaces }} />,
];
