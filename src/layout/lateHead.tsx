import { fontStyle } from "../theme/fonts";
import { printStyle } from "../theme/printStyle";
import { lateLoader } from "./lateLoader";

/**
 * The last head elements of a published page: styles that no phone waits for, which visitors without
 * scripts have at once, and what asks for them and for the scripts. For Gatsby that script tells
 * the page's path, too.
 */
export const lateHead = (path: string) => [
  <noscript key="late" id="late">
    {fontStyle}
    {printStyle}
  </noscript>,
  <script key="loader" data-page={path} dangerouslySetInnerHTML={{ __html: lateLoader }} />,
];
