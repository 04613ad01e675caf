import { chakra } from "@chakra-ui/react/styled-system";
import { CallButton, QuoteButton } from "./ButtonLink";

const Actions = chakra("div", {
  base: {
    display: { base: "none", md: "grid" },
    // Side by side, unless large text leaves no room.
    gridTemplateColumns: "repeat(auto-fit, minmax(8.5rem, 1fr))",
    gap: "0.625rem",
    marginTop: "1.35rem",
  },
  variants: {
    // The layout on wider screens, whose header has both buttons, too.
    wide: {
      same: { md: { "& a": { paddingInline: "0.5rem" } } },
      row: { display: { md: "flex" } },
      // On even wider screens, the form itself takes their place.
      form: { display: { md: "flex", lg: "none" } },
    },
  },
});

/** The buttons to call and to request a quote, at the top of a page. */
export function HeroActions({ wide = "same" }: { wide?: "same" | "row" | "form" }) {
  return (
    <Actions wide={wide}>
      <CallButton />
      <QuoteButton />
    </Actions>
  );
}
