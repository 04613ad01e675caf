import { createContext, useContext, type ReactNode } from "react";
import type { PageFacts } from "./graph";

const WriterContext = createContext<(facts: PageFacts) => ReactNode>(() => null);

/** Sets how the pages in it write their structured data. */
export const StructuredDataProvider = WriterContext.Provider;

/**
 * A page's structured data. Only the build renders it, so that its code stays out of the scripts.
 */
export const StructuredData = (facts: PageFacts) => useContext(WriterContext)(facts);
