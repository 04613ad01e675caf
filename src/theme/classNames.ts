/** The class of a page's bands. A phone lays them out one after the other. */
export const bandClass = "band";

/** The class of the disclosures that are closed only on phones (ui/Disclosure.tsx). */
export const foldClass = "fold";

/**
 * The class of the root element until a phone has painted its first view (docs/architecture.md).
 */
export const firstViewClass = "first-view";
