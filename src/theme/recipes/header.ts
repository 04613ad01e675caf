import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

export const headerRecipe = defineSlotRecipe({
  slots: ["strip", "stripInner", "bar", "inner", "nav", "navList", "link", "phone", "quote"],
  base: {
    // What phones do not show needs no styles there but `display: none`.
    strip: {
      display: "none",
      md: {
        display: "block",
        background: "bandDeep",
        color: "text",
        fontSize: "note",
        "& a": { color: "link", textDecorationColor: "transparent" },
      },
    },
    stripInner: {
      md: {
        display: "flex",
        justifyContent: "space-between",
        gap: "1.5rem",
        maxWidth: "calc(1200px + 2 * {spacing.gutter})",
        margin: "auto",
        padding: "0.45rem {spacing.gutter}",
        "& span span + span": {
          marginLeft: "1rem",
          paddingLeft: "1rem",
          borderLeft: "1px solid {colors.rule}",
        },
      },
    },
    bar: {
      position: "sticky",
      top: 0,
      zIndex: 20,
      background: "paper",
      borderBottom: "1px solid {colors.rule}",
    },
    inner: {
      display: "flex",
      alignItems: "center",
      gap: "1.25rem",
      minHeight: "var(--bar)",
      maxWidth: "calc(1200px + 2 * {spacing.gutter})",
      margin: "auto",
      paddingInline: "gutter",
    },
    nav: { display: { base: "none", xl: "block" }, position: { xl: "relative" } },
    // More links than fit on a line go on in the next; two lines are as high as the bar.
    navList: {
      xl: {
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: "1.375rem",
      },
    },
    link: {
      xl: {
        display: "inline-flex",
        alignItems: "center",
        gap: "0.35rem",
        padding: "0.65rem 0",
        border: 0,
        borderBottom: "2px solid transparent",
        background: "none",
        color: "text",
        fontSize: "small",
        fontWeight: 500,
        lineHeight: 1,
        textDecoration: "none",
        cursor: "pointer",
        _hover: { color: "link", borderColor: "ruleStrong" },
        "&[aria-current], &[data-current]": { color: "link", borderColor: "link", fontWeight: 650 },
      },
    },
    phone: {
      display: "none",
      md: {
        display: "block",
        color: "heading",
        fontFamily: "display",
        fontSize: "1.125rem",
        fontWeight: 650,
        lineHeight: 2,
        textDecoration: "none",
      },
      xl: { paddingLeft: "1.25rem", borderLeft: "1px solid {colors.rule}" },
    },
    quote: { display: "none", md: { display: "block", flexShrink: 0, whiteSpace: "nowrap" } },
  },
});
