import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { useSite } from "../site/useSite";
import { StyledLink } from "../ui/StyledLink";
import { useHydrated } from "../ui/useHydrated";
import { hoverGraceMs, useServicesMenu } from "./useServicesMenu";

type Props = {
  label: string;
  path: string;
  /** True if the panel might not fit below the link. The panel then starts at the menu's left edge. */
  mayOverflow: boolean;
  linkStyles: SystemStyleObject;
};

const openPanel = { opacity: 1, visibility: "visible", transform: "none", transitionDelay: "0s" };

const styles = {
  root: {
    xl: {
      "&[data-at-start] > ul": { left: 0 },
      // The mouse opens the panel with CSS, even before scripts run, unless Escape has closed the panel.
      "&:hover:not([data-dismissed]) > ul, &[data-open] > ul": openPanel,
      // The panel disappears at once, because Tab must not reach a closed panel.
      "&[data-dismissed] > ul, &[data-shut]:not(:hover) > ul": { transition: "none" },
      // The button is above the panel's invisible strip, which would catch the button's clicks.
      "& > button": { position: "relative", zIndex: 1 },
      "& svg": { transition: "transform {durations.quick} ease-out" },
      "&:hover:not([data-dismissed]) svg, &[data-open] svg": { transform: "rotate(180deg)" },
    },
  },
  panel: {
    xl: {
      position: "absolute",
      // The panel starts at the bottom of the bar, which is taller than one line of links.
      top: "calc(100% + max(0px, (var(--bar) - 100%) / 2))",
      marginLeft: "-1.5rem",
      display: "grid",
      gridTemplateColumns: "1fr 1fr",
      width: "35rem",
      padding: "0.75rem",
      background: "paper",
      borderRadius: "0 0 {radii.soft} {radii.soft}",
      boxShadow: "float",
      // Forced colors show this edge in place of the shadow.
      outline: "1px solid transparent",
      opacity: 0,
      visibility: "hidden",
      transform: "translateY(-4px)",
      transition:
        "opacity {durations.quick} ease-out, transform {durations.quick} ease-out, visibility {durations.quick}",
      // The panel stays open when the pointer leaves it for a moment.
      transitionDelay: `${hoverGraceMs}ms`,
      // An invisible strip bridges the gap between button and panel for the pointer.
      _before: { content: '""', position: "absolute", inset: "-1.25rem 0 100%" },
    },
  },
  link: {
    xl: {
      display: "block",
      height: "100%",
      padding: "0.7rem 0.75rem",
      borderRadius: "soft",
      color: "text",
      textDecoration: "none",
      _hover: { background: "sand" },
      "&[aria-current] b": { textDecoration: "underline", textUnderlineOffset: "0.25em" },
    },
  },
  label: { xl: { display: "block", textStyle: "name", lineHeight: 1.35, color: "link" } },
  text: { xl: { fontSize: "note", lineHeight: 1.4, color: "textSoft" } },
} satisfies Record<string, SystemStyleObject>;

/** The Services dropdown for wide screens. */
export function ServicesMenu({ label, path, mayOverflow, linkStyles }: Props) {
  const { site, menu } = useSite();
  const isHydrated = useHydrated();
  const { rootProps, buttonProps, close } = useServicesMenu();
  const entries = [
    { address: "/services", label: site.allServicesLabel, text: site.allServicesText },
    ...menu.map((service) => ({ address: service.address, ...service.menu })),
  ];
  const isHere = path === "/services" || path.startsWith("/services/");
  return (
    <chakra.div css={styles.root} data-at-start={mayOverflow || undefined} {...rootProps}>
      <chakra.button
        type="button"
        css={linkStyles}
        aria-controls="services-menu"
        aria-current={isHere || undefined}
        {...buttonProps}
      >
        {label}
        <svg width="10" height="7" viewBox="0 0 10 7" aria-hidden>
          <path d="M1 1l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.8" />
        </svg>
      </chakra.button>
      <chakra.ul id="services-menu" css={styles.panel}>
        {entries.map(({ address, label: name, text }) => (
          <li key={address}>
            <StyledLink to={address} css={styles.link} onClick={close}>
              <chakra.b css={styles.label}>{name}</chakra.b>
              {isHydrated && text && (
                <chakra.span css={styles.text} aria-hidden>
                  {` ${text}`}
                </chakra.span>
              )}
            </StyledLink>
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
