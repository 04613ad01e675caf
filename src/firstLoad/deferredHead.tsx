import { manifestLink } from "../seo/iconHead";
import { fontStyle } from "../theme/fonts";
import { printStyle } from "../theme/printStyle";
import { lateLoader } from "./loader";

/** What no phone waits for; while one develops, nothing is late. */
export const lateParts = [fontStyle, printStyle, manifestLink];

/**
 * The last head elements of a published page: what no phone waits for, which visitors without
 * scripts have at once, and what asks for it and for the scripts. For Gatsby that script tells the
 * page's path, too.
 */
export const lateHead = (path: string) => [
  <noscript key="late" id="late">
    {lateParts}
  </noscript>,
  <script key="loader" data-page={path} dangerouslySetInnerHTML={{ __html: lateLoader }} />,
];
