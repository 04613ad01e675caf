import { chakra, defineSlotRecipe, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { useSite } from "../site/useSite";
import { StyledLink } from "./StyledLink";

const recipe = defineSlotRecipe({
  slots: ["root", "mark", "name", "descriptor"],
  base: {
    root: {
      display: "flex",
      alignItems: "center",
      gap: "0.7rem",
      // On phones, a long name wraps. On wide screens, the menu's links wrap instead.
      flexShrink: { xl: 0 },
      marginRight: "auto",
      color: "heading",
      textDecoration: "none",
      lineHeight: 1,
    },
    mark: {
      width: "2.75rem",
      height: "2.25rem",
      flex: "none",
      fill: "none",
      stroke: "currentColor",
      strokeWidth: "3.2",
      "& .water": { stroke: "numeral", _highContrast: { stroke: "currentColor" } },
    },
    name: {
      display: "block",
      fontFamily: "display",
      fontSize: "1.375rem",
      letterSpacing: "-0.02em",
    },
    descriptor: {
      display: "block",
      marginTop: "0.3rem",
      fontSize: "note",
      fontWeight: 600,
      color: "textSoft",
    },
  },
  variants: {
    size: {
      large: {
        mark: { width: "3.75rem", height: "3.125rem" },
        name: { fontSize: "1.875rem" },
        descriptor: { fontSize: "1rem" },
      },
    },
  },
});

/** The logo, a roof over water, and the name, as a link to the home page. */
export function Wordmark({ size }: { size?: "large" }) {
  const { name, descriptor } = useSite().site.wordmark;
  const styles = useSlotRecipe({ recipe })({ size });
  return (
    <StyledLink to="/" css={styles.root} aria-label={`${name} ${descriptor}, home`}>
      <chakra.svg viewBox="0 0 44 36" aria-hidden css={styles.mark}>
        <path d="M1.5 21.5 16 6.5 42.5 21.5" />
        <path d="M28.6 3.6h5v11.2l-5-2.8z" fill="currentColor" stroke="none" />
        <path
          d="M2 30.5c3.4-4 6.6-4 10 0s6.6 4 10 0 6.6-4 10 0 6.6 4 10 0"
          strokeWidth="2.6"
          className="water"
        />
      </chakra.svg>
      <span>
        <chakra.b css={styles.name}>{name}</chakra.b>{" "}
        <chakra.small css={styles.descriptor}>{descriptor}</chakra.small>
      </span>
    </StyledLink>
  );
}
