import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  type PropsWithChildren,
  type ReactNode,
} from "react";

/** Puts tags into the page's head, by React Helmet where that has been loaded. */
type WriteHead = (tags: ReactNode) => ReactNode;

const HeadContext = createContext<WriteHead>(() => null);

/** Says how the pages within write their heads. */
export const HeadProvider = HeadContext.Provider;

/** Tags for the page's head. */
export function Head({ children }: PropsWithChildren) {
  return useContext(HeadContext)(children);
}

/**
 * Loads React Helmet (6 KB) when the visitor goes to another page, and not before: a page that
 * came as HTML has brought its head along.
 */
export function LazyHelmet({ path, children }: PropsWithChildren<{ path: string }>) {
  const [writeHead, setWriteHead] = useState<WriteHead>(() => () => null);
  const firstPath = useRef(path);
  useEffect(() => {
    if (path === firstPath.current) return;
    import("react-helmet").then(
      ({ Helmet }) => setWriteHead(() => (tags: ReactNode) => <Helmet>{tags}</Helmet>),
      () => undefined, // The page is there without its new title; the next one asks again.
    );
  }, [path]);
  return <HeadProvider value={writeHead}>{children}</HeadProvider>;
}
