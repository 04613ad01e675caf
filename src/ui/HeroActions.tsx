import { chakra } from "@chakra-ui/react/styled-system";
import { CallButton, QuoteButton } from "./ButtonLink";

const Actions = chakra("div", {
  base: {
    display: { base: "none", md: "grid" },
    // The buttons are side by side, unless large text leaves no room.
    gridTemplateColumns: "repeat(auto-fit, minmax(8.5rem, 1fr))",
    gap: "0.625rem",
    marginTop: "1.35rem",
  },
  variants: {
    besideForm: {
      false: { md: { "& a": { paddingInline: "0.5rem" } } },
      // On wide screens, the form itself replaces the buttons.
      true: { display: { md: "flex", lg: "none" } },
    },
  },
});

/** The buttons to call and to request a quote, at the top of a page. */
export const HeroActions = ({ besideForm = false }: { besideForm?: boolean }) => (
  <Actions besideForm={besideForm}>
    <CallButton /> <QuoteButton />
  </Actions>
);
