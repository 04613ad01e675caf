import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  type PropsWithChildren,
  type ReactNode,
} from "react";
import type { PageFacts } from "./graph";

/** Puts tags into the page's head, with React Helmet once it has loaded. */
type WriteHead = (tags: ReactNode) => ReactNode;

const HeadContext = createContext<WriteHead>(() => null);

/** Sets how the pages inside write their head tags. */
export const HeadProvider = HeadContext.Provider;

/** Tags for the page's head. */
export function Head({ children }: PropsWithChildren) {
  return useContext(HeadContext)(children);
}

const StructuredDataContext = createContext<(facts: PageFacts) => ReactNode>(() => null);

/** Sets how the pages inside write their structured data. */
export const StructuredDataProvider = StructuredDataContext.Provider;

/** A page's structured data. Only the build renders the data, so that browsers need not load the code. */
export const StructuredData = (facts: PageFacts) => useContext(StructuredDataContext)(facts);

/**
 * Loads React Helmet when the visitor goes to another page. The HTML of the first page already contains its
 * head tags.
 */
export function LazyHelmet({ path, children }: PropsWithChildren<{ path: string }>) {
  const [writeHead, setWriteHead] = useState<WriteHead>(() => () => null);
  const firstPath = useRef(path);
  useEffect(() => {
    if (path === firstPath.current) return;
    import("react-helmet").then(
      ({ Helmet }) => setWriteHead(() => (tags: ReactNode) => <Helmet>{tags}</Helmet>),
      () => undefined, // The old title stays. The next page tries again.
    );
  }, [path]);
  return <HeadProvider value={writeHead}>{children}</HeadProvider>;
}
