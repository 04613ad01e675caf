import type { SystemConfig } from "@chakra-ui/react/styled-system";
import { largeText, shortScreen, veryWide } from "./breakpoints";
import { sectionClass, firstViewClass, disclosureClass } from "./classNames";

const section = `.${sectionClass}`;
const disclosure = `.${disclosureClass}`;

const thirdSection = `${section} ~ ${section} ~ ${section}`;

const untilStyled = {
  visibility: "hidden",
  contentVisibility: "auto",
  containIntrinsicSize: "auto 50rem",
};

const openContents = { display: "block", contentVisibility: "visible", height: "auto" };

/** Twelve columns up to the width `wrap`, and a margin on each side for full-width parts. */
const pageGrid =
  "[full-start] minmax(calc(var(--gutter) - var(--gap)), 1fr) [wrap-start] " +
  "repeat(12, [c] minmax(0, calc(({sizes.wrap} - 11 * var(--gap)) / 12))) [wrap-end] " +
  "minmax(calc(var(--gutter) - var(--gap)), 1fr) [full-end]";

export const globalStyles: NonNullable<SystemConfig["globalCss"]> = {
  ":root": {
    "--gap": { base: "0.5rem", md: "1.25rem", lg: "1.5rem" },
    "--gutter": { base: "1rem", md: "1.5rem", lg: "2rem" },
    "--bar": { base: "4rem", md: "4.75rem" },
    // Room for the call bar, whose buttons may have long labels.
    "--callbar": { base: "calc(5rem + env(safe-area-inset-bottom, 0px))", md: "0px" },
    [shortScreen]: { "--callbar": "0px" },
    "--page-grid": pageGrid,
  },
  "*, *::before, *::after": {
    boxSizing: "border-box",
    _motionReduce: { transition: "none !important", animation: "none !important" },
  },
  // The parts of a section stay within the columns. `:where` has no specificity, so a part's own styles
  // win, whatever the order of the styles.
  [`:where(${section}) > :where(*)`]: { gridColumn: "wrap", minWidth: 0 },
  html: {
    scrollPaddingTop: "calc(var(--bar) + 1rem)",
    scrollPaddingBottom: "calc(var(--callbar) + 1rem)",
    // An iPhone in landscape would enlarge the text. Chakra's types lack the property that the iPhone knows.
    ...{ WebkitTextSizeAdjust: "100%" },
    [veryWide.some]: { fontSize: "112.5%" },
    [veryWide.more]: { fontSize: "125%" },
  },
  // When the browser scrolls to an empty required field, the label must also show below the bar.
  "html:has(form :focus)": { scrollPaddingTop: "calc(var(--bar) + 3.75rem)" },
  // A bar at the top of the window while a page is on its way (src/site/pageLoads.ts).
  "[data-loading]::before": {
    content: '""',
    position: "fixed",
    zIndex: 30,
    inset: "0 0 auto",
    borderTop: "4px solid {colors.action}",
    // The header's strip below this bar is dark.
    boxShadow: "0 1px {colors.paper}",
    scale: "0 1",
    transformOrigin: "left",
  },
  "[data-loading=true]::before": {
    scale: "0.95 1",
    transition: "scale 9s cubic-bezier(0, 0.6, 0.3, 1)",
  },
  body: {
    position: "relative",
    margin: 0,
    background: "paper",
    color: "text",
    fontFamily: "body",
    fontSize: "body",
    fontVariantNumeric: "lining-nums",
    lineHeight: 1.6,
    // A very long word must not widen a grid column.
    overflowWrap: "anywhere",
    // The browser avoids a last line of one word, if it can.
    textWrap: "pretty",
  },
  // On a dark section, the token `text` has another value. The parts of the section inherit this color.
  ".on-dark": { color: "text" },
  "h1, h2, h3, p, ul, ol, dl, dd, figure, blockquote": { margin: 0, padding: 0 },
  // The first letter of a customer's words sets their direction: Hebrew runs from right to left.
  blockquote: { unicodeBidi: "plaintext" },
  "ul, ol": { listStyle: "none" },
  "img, svg": { display: "block", maxWidth: "100%" },
  img: { height: "auto" },
  // The color of a picture before it loads. Only the first picture has a color of its own: more colors would
  // make the page larger.
  "picture img[loading=lazy]": { background: "glass" },
  // A phone hides the third section and all that follows until the first view is painted and the deferred
  // styles are there (docs/architecture.md). Until then, lazy pictures are moved far away, because browsers
  // load all pictures within three screens.
  [`.${firstViewClass} ${thirdSection}`]: untilStyled,
  [`.${firstViewClass} main:has(> ${thirdSection}) ~ footer`]: untilStyled,
  [`.${firstViewClass} img[loading=lazy]`]: { translate: "0 -99999px" },
  "h1, h2, h3": {
    fontFamily: "display",
    color: "heading",
    textWrap: "balance",
  },
  // With text this large, a line on a phone holds only ten letters.
  "h1, h2, h3, summary": { [largeText]: { hyphens: "auto" } },
  h1: { fontSize: "h1", lineHeight: 1.08, letterSpacing: "-0.018em" },
  h2: { fontSize: "h2", lineHeight: 1.15, letterSpacing: "-0.012em" },
  h3: { fontSize: "h3", lineHeight: 1.25, fontWeight: 650 },
  p: { maxWidth: "text" },
  // See ui/keepTogether.tsx.
  ".whole": { whiteSpace: "nowrap" },
  // A disclosure, with an arrow at its right end.
  summary: {
    position: "relative",
    listStyle: "none",
    cursor: "pointer",
    textWrap: "balance",
    "&::-webkit-details-marker": { display: "none" },
    _after: {
      content: '""',
      position: "absolute",
      top: "calc(50% - 0.5rem)",
      right: "0.35rem",
      width: "0.65rem",
      height: "0.65rem",
      border: "solid {colors.link}",
      borderWidth: "0 2px 2px 0",
      transform: "rotate(45deg)",
      transition: "transform {durations.quick} ease-out",
    },
  },
  "[open] > summary::after": { transform: "translateY(4px) rotate(-135deg)" },
  // A disclosure that is closed only on phones. From tablets up, the contents show and the summary is a
  // heading. ui/MobileDisclosure.tsx opens it in browsers whose styles cannot. The styles are global,
  // because each component would repeat them all in a class of its own.
  [`:where(${disclosure}) > summary`]: {
    cursor: { md: "default" },
    // In forced colors, browsers give a summary and its title the color of a link.
    _highContrast: { "&, & *": { color: { md: "CanvasText" } } },
    paddingRight: { base: "2.25rem", md: 0 },
    _after: { content: { md: "none" } },
  },
  // Before hydration, and without scripts, these styles open the target of a link. Later, Layout opens it.
  [`body:not(:has(#mobile-menu)) ${disclosure}:target::details-content`]: openContents,
  [`${disclosure}::details-content`]: { md: openContents },
  a: {
    color: "link",
    textDecorationThickness: "1px",
    textUnderlineOffset: "0.22em",
    _hover: { textDecorationThickness: "2px" },
  },
  "a[href^='tel:'], [data-kind], .whole": { [largeText]: { whiteSpace: "normal" } },
  // With large text, the name of the business needs the room of the logo and of the menu button's label.
  "[href='/'] svg": { [largeText]: { display: "none" } },
  // The button keeps its icon, and its name for screen readers.
  ".menu-button": { [largeText]: { fontSize: 0, gap: 0 } },
  "button, input, textarea, select": { font: "inherit", color: "inherit" },
  button: { padding: 0, border: 0, background: "none", cursor: "pointer" },
  // `:where` has no specificity, so a control keeps its own corners.
  ":where(:focus-visible)": {
    outline: "3px solid {colors.focus}",
    outlineOffset: "3px",
    borderRadius: "3px",
  },
};
