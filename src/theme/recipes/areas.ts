import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { largeText } from "../breakpoints";

export const areasRecipe = defineSlotRecipe({
  slots: ["head", "counties", "name", "count", "towns", "text", "note"],
  base: {
    // Beside the map, at its foot.
    head: {
      gridColumn: { lg: "c 9 / wrap-end" },
      alignSelf: "end",
      paddingLeft: { lg: "1rem" },
      marginBottom: { base: "1.75rem", lg: "3rem" },
      "& p": { marginTop: "1rem" },
    },
    counties: {
      display: "grid",
      gridTemplateColumns: { md: "4.75fr 5fr 3.25fr", lg: "6fr 4.5fr 2.75fr" },
      gap: { base: 0, md: "gap" },
      alignItems: "start",
    },
    name: {
      display: "flex",
      justifyContent: "space-between",
      alignItems: "baseline",
      padding: { base: "0.9rem 2.25rem 0.9rem 0", md: "0 0 0.5rem" },
      borderBottom: "1px solid {colors.ruleStrong}",
      [largeText]: { display: "block" },
    },
    count: {
      fontFamily: "body",
      fontSize: "note",
      fontWeight: 500,
      color: "textSoft",
      // From tablets up the towns are shown.
      display: { md: "none" },
    },
    towns: {
      // Two at most, and as many as leave room for the name of a town.
      columns: "6.5rem 2",
      columnGap: "gap",
      paddingBlock: { base: "0.6rem 1rem", md: "0.6rem 0" },
      lg: { "&[data-long]": { columns: "6.5rem 3" } },
      "& li": { padding: "0.2rem 0", breakInside: "avoid" },
      "& a": { display: "inline-block", padding: "0.15rem 0" },
    },
    text: { paddingTop: "0.75rem" },
    note: { marginTop: "2rem" },
  },
  variants: {
    // Three columns suit three counties, the last of them without towns; others are all alike.
    others: {
      true: {
        counties: {
          gridTemplateColumns: { md: "repeat(auto-fit, minmax(15rem, 1fr))" },
        },
      },
    },
  },
});
