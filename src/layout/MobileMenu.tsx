import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { useEffect, useRef, useState, type FocusEvent } from "react";
import { mailLink } from "../site/contactLinks";
import { baseLine, useSite } from "../site/useSite";
import { largeText } from "../theme/breakpoints";
import { PhoneLink } from "../ui/PhoneLink";
import { StyledLink } from "../ui/StyledLink";
import { useEscape } from "../ui/useEscape";
import { useHydrated } from "../ui/useHydrated";

const styles = {
  button: {
    display: { base: "flex", xl: "none" },
    alignItems: "center",
    flexShrink: 0,
    gap: "0.55rem",
    minHeight: "3rem",
    padding: "0 0.1rem",
    fontWeight: 600,
  },
  bars: {
    position: "relative",
    width: "1.375rem",
    height: "0.875rem",
    color: "heading",
    borderBlock: "2px solid",
    transition: "border-color {durations.quick} ease-out",
    "&::before, &::after": {
      content: '""',
      position: "absolute",
      inset: "calc(50% - 1px) 0 auto",
      borderTop: "2px solid",
      transition: "transform {durations.quick} ease-out",
    },
    // While the menu is open, the icon is a cross.
    "[aria-expanded=true] > &": {
      borderColor: "transparent",
      _before: { transform: "rotate(45deg)" },
      _after: { transform: "rotate(-45deg)" },
    },
    // Forced colors would show the transparent bars.
    _highContrast: { forcedColorAdjust: "none", color: "CanvasText" },
  },
  panel: {
    display: { base: "grid", xl: "none" },
    gridTemplateColumns: { md: "1fr 20rem" },
    alignContent: "space-between",
    gap: { base: "1.5rem", md: "3rem" },
    position: "absolute",
    insetInline: 0,
    top: "100%",
    height: { base: "calc(100dvh - var(--bar))", md: "auto" },
    maxHeight: "calc(100dvh - var(--bar))",
    overflow: "auto",
    overscrollBehavior: "contain",
    // The padding keeps the last links above the call bar.
    padding: "0.5rem {spacing.gutter} calc(var(--callbar) + 2rem)",
    scrollPaddingBlock: "0.5rem calc(var(--callbar) + 1rem)",
    background: "paper",
    borderTop: "rule",
    boxShadow: { md: "float" },
    // Forced colors show this edge in place of the shadow.
    outline: "1px solid transparent",
    opacity: 0,
    visibility: "hidden",
    transform: "translateY(-0.5rem)",
    transition: "opacity 200ms ease-out, transform 200ms ease-out, visibility 200ms",
    "&[data-open]": { opacity: 1, visibility: "visible", transform: "none" },
  },
  list: { "& > li + li": { borderTop: "rule" } },
  link: {
    display: "block",
    padding: "0.65rem 0",
    textStyle: "name",
    fontSize: "1.3125rem",
    color: "heading",
    textDecoration: "none",
    _active: { background: "sand" },
    "&[aria-current]": { textDecoration: "underline", textDecorationThickness: "2px" },
  },
  services: {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    columnGap: "1.5rem",
    paddingBottom: "0.9rem",
    "& li": { borderTop: "rule" },
    [largeText]: { gridTemplateColumns: "1fr" },
    "& a": {
      padding: "0.55rem 0",
      fontFamily: "body",
      fontSize: "body",
      fontWeight: 500,
      color: "link",
    },
  },
  contact: {
    display: "grid",
    alignContent: "start",
    justifyItems: "start",
    gap: "0.3rem",
    padding: { base: "1.1rem 0 0", md: "0.65rem 0 0" },
    borderTop: { base: "2px solid {colors.heading}", md: 0 },
    fontSize: "small",
    "& a": { padding: "0.6rem 0" },
  },
  phone: {
    textStyle: "figure",
    fontSize: "1.75rem",
    lineHeight: 1.1,
    letterSpacing: "-0.02em",
    textDecoration: "none",
  },
} satisfies Record<string, SystemStyleObject>;

/** The menu for small screens: a button and a panel that slides out from under the bar. */
export function MobileMenu() {
  const { site, menu } = useSite();
  const [open, setOpen] = useState(false);
  const isHydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  useEscape(() => {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  }, open);
  // A click on any link closes the menu, and so does a click outside the menu.
  useEffect(() => {
    const closeAtClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      if (target.closest("a") || !target.closest("#mobile-menu, .menu-button")) setOpen(false);
    };
    document.addEventListener("click", closeAtClick);
    return () => document.removeEventListener("click", closeAtClick);
  }, []);

  // When the focus moves on to the page, the menu closes, because the open panel covers the page.
  const closeBehind = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && relatedTarget !== button.current && !currentTarget.contains(relatedTarget))
      setOpen(false);
  };

  return (
    <>
      <chakra.button
        ref={button}
        type="button"
        css={styles.button}
        className="menu-button"
        aria-expanded={open}
        aria-controls="mobile-menu"
        onClick={() => setOpen(!open)}
      >
        <chakra.i css={styles.bars} aria-hidden />
        {open ? "Close" : "Menu"}
      </chakra.button>
      {/* The button needs scripts. Without them, a link to the footer's list of pages replaces it. */}
      <noscript>
        <a href="#site-links">Menu</a>
      </noscript>
      {/* The panel needs scripts. In the server's HTML, the panel would only make every page larger. */}
      {isHydrated && (
        <chakra.nav
          id="mobile-menu"
          css={styles.panel}
          aria-label="Menu"
          data-open={open || undefined}
          onBlur={closeBehind}
          // While the panel slides away, Tab skips it.
          {...(!open && { inert: "" })}
        >
          <chakra.ul css={styles.list}>
            {site.navigation.map(({ label, link }) => (
              <li key={link}>
                <StyledLink to={link} css={styles.link}>
                  {link === "/services" ? site.allServicesLabel : label}
                </StyledLink>
                {link === "/services" && (
                  <chakra.ul css={styles.services}>
                    {menu.map(({ address, menu: item }) => (
                      <li key={address}>
                        <StyledLink to={address} css={styles.link}>
                          {item?.label}
                        </StyledLink>
                      </li>
                    ))}
                  </chakra.ul>
                )}
              </li>
            ))}
          </chakra.ul>
          <chakra.div css={styles.contact}>
            <PhoneLink css={styles.phone} />{" "}
            <a href={mailLink(site.email.address)}>{site.email.address}</a>{" "}
            <span>{baseLine(site.base)}</span>
          </chakra.div>
        </chakra.nav>
      )}
    </>
  );
}
