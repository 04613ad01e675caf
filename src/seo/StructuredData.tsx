import { createContext, useContext, type ReactNode } from "react";
import type { PageFacts } from "./graph";

const WriterContext = createContext<(facts: PageFacts) => ReactNode>(() => null);

/** Says how the pages within write their structured data. */
export const StructuredDataProvider = WriterContext.Provider;

/**
 * What the page says to search engines. Only the build writes it: in the browser nobody reads it,
 * and the code that makes it stays out of the scripts.
 */
export const StructuredData = (facts: PageFacts) => useContext(WriterContext)(facts);
