import { palette } from "../theme/palette";

/**
 * Head elements for the icons of tabs, bookmarks and home screens. They are the same on every page.
 */
export const iconHead = () => [
  // The ICO file is first and has one size, so that browsers with SVG support prefer the SVG.
  <link key="ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
  <link key="svg" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
  <link key="apple" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
  <meta key="theme" name="theme-color" content={palette.bayDeep} />,
];

/** The web manifest, for phones that add the site to their home screen. It loads late. */
export const manifestLink = <link key="manifest" rel="manifest" href="/manifest.webmanifest" />;
