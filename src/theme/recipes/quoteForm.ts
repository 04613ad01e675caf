import { defineSlotRecipe } from "@chakra-ui/react/styled-system";
import { largeText } from "../breakpoints";

const inset = { base: "1.125rem", md: "1.5rem" };

/** The quote form as a docket: white paper with hairlines, whatever band it lies on. */
export const quoteFormRecipe = defineSlotRecipe({
  slots: [
    "root",
    "head",
    "title",
    "aside",
    "form",
    "label",
    "optional",
    "control",
    "select",
    "talk",
    "noScript",
    "trap",
    "sending",
  ],
  base: {
    root: {
      background: "paper",
      color: "text",
      border: "1px solid {colors.rule}",
      borderRadius: "soft",
      boxShadow: "float",
      _print: { display: "none" },
    },
    head: {
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "space-between",
      alignItems: "baseline",
      columnGap: "1rem",
      paddingInline: inset,
      paddingBlock: "1.1rem 0.95rem",
      borderBottom: "1px solid {colors.rule}",
    },
    title: { fontSize: { base: "1.5rem", lg: "clamp(1.25rem, 1.9vw, 1.5rem)" } },
    aside: { fontSize: "note", color: "textSoft" },
    form: {
      display: "grid",
      gap: "0.95rem 0.875rem",
      paddingInline: inset,
      paddingTop: "1.15rem",
      "& > :not([data-half])": { gridColumn: "1 / -1" },
    },
    label: {
      display: "block",
      marginBottom: "0.3rem",
      fontSize: "small",
      fontWeight: 600,
      lineHeight: 1.4,
    },
    optional: { fontWeight: 400, color: "textSoft" },
    control: {
      display: "block",
      appearance: "none",
      width: "100%",
      minHeight: "48px",
      padding: "0.65rem 0.8rem",
      border: "1px solid {colors.field}",
      borderRadius: "soft",
      background: "paper",
      color: "text",
      // Below 16 px iOS zooms into the field.
      fontSize: "1rem",
      lineHeight: 1.4,
      transition: "border-color {durations.quick} ease-out, box-shadow {durations.quick} ease-out",
      _hover: { borderColor: "link" },
      _focusVisible: { borderColor: "link", outlineOffset: "1px", borderRadius: "soft" },
      // Filled in by the browser: our paper, not its blue.
      _autofill: {
        boxShadow: "inset 0 0 0 6rem {colors.paperWarm}",
        WebkitTextFillColor: "{colors.text}",
      },
      _disabled: {
        borderColor: "rule",
        background: "paperWarm",
        color: "textSoft",
        cursor: "not-allowed",
      },
      "textarea&": { resize: "vertical" },
    },
    select: {
      position: "relative",
      "& select": { paddingRight: "2.5rem", cursor: "pointer", textOverflow: "ellipsis" },
      // The prompt is not a choice yet.
      "& select:invalid": { color: "textSoft" },
      "& option": { color: "text" },
      _after: {
        content: '""',
        position: "absolute",
        top: "50%",
        right: "1.1rem",
        width: "0.5rem",
        height: "0.5rem",
        border: "solid {colors.link}",
        borderWidth: "0 2px 2px 0",
        transform: "translateY(-70%) rotate(45deg)",
        pointerEvents: "none",
      },
    },
    talk: {
      padding: "0.95rem 0 1.25rem",
      marginInline: inset,
      fontSize: "small",
      color: "textSoft",
      "& a": { display: "inline-block", paddingBlock: "0.2rem", fontWeight: 650 },
    },
    noScript: {
      padding: "0.7rem 0.8rem",
      borderRadius: "soft",
      background: "paperWarm",
      fontSize: "small",
      fontWeight: 600,
    },
    // Out of sight, but not hidden: programs know what that means.
    trap: { position: "absolute", left: "-9999px" },
    sending: { opacity: 0.75, cursor: "progress" },
  },
  variants: {
    kind: {
      // Phone and ZIP code share a row.
      short: {
        form: {
          gridTemplateColumns: "minmax(0, 1.45fr) minmax(0, 1fr)",
          [largeText]: { gridTemplateColumns: "minmax(0, 1fr)" },
        },
      },
      // Phone and email share a row where both have room.
      full: {
        form: {
          gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1.45fr)" },
        },
      },
    },
  },
});
