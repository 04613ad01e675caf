/** A class of the bands of a page, which a phone lays out one after the other. */
export const bandClass = "band";

/** A class of the disclosures that are closed on phones only (ui/Disclosure.tsx). */
export const foldClass = "fold";

/** A class of the root element while a phone has not painted its first view (docs/architecture.md). */
export const firstViewClass = "first-view";
