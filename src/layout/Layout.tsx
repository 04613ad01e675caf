import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { useEffect, useRef, type ReactNode } from "react";
import { ConfirmationProvider } from "../quote/ConfirmationProvider";
import { PagePath } from "../site/quoteLinks";
import { CallBar } from "./CallBar";
import { Footer } from "./Footer";
import { Header } from "./Header";

/** The section that is still arriving: the last child of main, until the footer exists. */
const arrivingSection = "&:not(:has(+ footer)) > :not(:has(+ *))";

const styles = {
  // Over a slow network, a section shows only when all of it has arrived, because its parts would move.
  main: { [arrivingSection]: { visibility: "hidden" } },
} satisfies Record<string, SystemStyleObject>;

type Props = { path: string; children: ReactNode };

/** The first link of a page. The link skips the header, and shows only while it has the focus. */
function SkipLink() {
  return (
    <chakra.a
      href="#main"
      position="absolute"
      left="-999px"
      zIndex={50}
      padding="0.75rem 1rem"
      background="paper"
      _focus={{ left: "1rem", top: "1rem" }}
    >
      Skip to content
    </chakra.a>
  );
}

/** Opens every disclosure while the page prints. In some browsers, styles alone cannot open a disclosure. */
function useOpenDetailsForPrint(): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>("details:not([open])")];
      for (const details of opened) details.open = true;
    };
    const close = () => {
      for (const details of opened) details.open = false;
      opened = [];
    };
    addEventListener("beforeprint", open);
    addEventListener("afterprint", close);
    return () => {
      removeEventListener("beforeprint", open);
      removeEventListener("afterprint", close);
    };
  }, []);
}

/** The part of the page to which the address's fragment leads. */
const linkedPart = () => document.getElementById(location.hash.slice(1));

/** Opens the linked disclosure when a page loads and whenever the address's fragment changes. */
function useOpenLinkedDetails(path: string): void {
  useEffect(() => {
    const openLinked = () => {
      const part = linkedPart();
      if (part instanceof HTMLDetailsElement) part.open = true;
    };
    openLinked();
    addEventListener("hashchange", openLinked);
    return () => removeEventListener("hashchange", openLinked);
  }, [path]);
}

/** Focuses a part of the page, even one that is not focusable by itself. */
function focusPart(part: HTMLElement): void {
  if (!part.hasAttribute("tabindex")) {
    part.tabIndex = -1;
    // Some browsers would show the focus ring after a tap, too.
    part.style.outline = "none";
  }
  part.focus({ preventScroll: true });
}

/**
 * Moves the focus to the linked part of a new page, for the keyboard and screen readers. The focus moves in a
 * microtask, because Gatsby focuses the whole page in a later effect.
 */
function useLinkedPart(path: string): void {
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    const part = linkedPart();
    if (part) queueMicrotask(() => focusPart(part));
  }, [path]);
}

/** The layout around every page. The layout stays mounted while pages change. */
export function Layout({ path, children }: Props) {
  useOpenDetailsForPrint();
  useOpenLinkedDetails(path);
  useLinkedPart(path);
  return (
    <PagePath.Provider value={path}>
      <SkipLink />
      <ConfirmationProvider path={path}>
        <Header path={path} />
        <chakra.main id="main" tabIndex={-1} css={styles.main}>
          {children}
        </chakra.main>
        <Footer />
        <CallBar />
      </ConfirmationProvider>
    </PagePath.Provider>
  );
}
