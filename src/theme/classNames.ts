/** The class of the sections of a page. At the first load, a phone shows them one after the other. */
export const sectionClass = "section";

/** The class of the disclosures that are closed only on phones (ui/MobileDisclosure.tsx). */
export const disclosureClass = "disclosure";

/**
 * The class of the root element until a phone has painted its first view (docs/architecture.md).
 */
export const firstViewClass = "first-view";

/** The prefix of the custom properties that hold the theme's tokens. */
export const tokenPrefix = "o";
