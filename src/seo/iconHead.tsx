import { palette } from "../theme/palette";

/** Head elements for the icons of tabs, bookmarks and home screens. The same on every page. */
export const iconHead = () => [
  // An old-fashioned icon of one size first: browsers that know SVG prefer it to this one.
  <link key="ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
  <link key="svg" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
  <link key="apple" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
  <meta key="theme" name="theme-color" content={palette.bayDeep} />,
];

/** What a phone reads that puts the site on its home screen; no visitor waits for it. */
export const manifestLink = <link key="manifest" rel="manifest" href="/manifest.webmanifest" />;
