import { chakra } from "@chakra-ui/react/styled-system";
import { CallButton, QuoteButton } from "./ButtonLink";

const Actions = chakra("div", {
  base: {
    display: { base: "none", md: "grid" },
    // Side by side, where large text leaves room for it.
    gridTemplateColumns: "repeat(auto-fit, minmax(8.5rem, 1fr))",
    gap: "0.625rem",
    marginTop: "1.35rem",
  },
  variants: {
    // How they stand on wider screens, whose header has both, too.
    wide: {
      same: { md: { "& a": { paddingInline: "0.5rem" } } },
      row: { display: { md: "flex" } },
      // Where there is more room still, the form itself stands there.
      form: { display: { md: "flex", lg: "none" } },
    },
  },
});

/** To call and to ask for a quote, at the top of a page. */
export function HeroActions({ wide = "same" }: { wide?: "same" | "row" | "form" }) {
  return (
    <Actions wide={wide}>
      <CallButton />
      <QuoteButton />
    </Actions>
  );
}
