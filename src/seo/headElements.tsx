import { palette } from "../theme/palette";

// Head elements that are the same on every page.

/** The icons of tabs, bookmarks and home screens. */
export const icons = [
  // The ICO file is first and has one size, so that browsers with SVG support prefer the SVG.
  <link key="ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
  <link key="svg" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
  <link key="apple" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
  <meta key="theme" name="theme-color" content={palette.bayDeep} />,
];

/**
 * Without this tag, an iPhone would turn numbers in the text into links. React would then find other elements
 * than expected, and replace the whole page.
 */
export const noPhoneLinks = <meta key="numbers" name="format-detection" content="telephone=no" />;

/** The web manifest, for phones that add the site to their home screen. */
export const manifestLink = <link key="manifest" rel="manifest" href="/manifest.webmanifest" />;

/** The styles for print. Browsers load them without blocking the page. */
export const printStyle = <link key="print" rel="stylesheet" href="/print.css" media="print" />;

/** The styles that give visitors without scripts a menu. */
export const noScriptStyle = (
  <noscript key="no-scripts">
    <link rel="stylesheet" href="/no-scripts.css" />
  </noscript>
);
