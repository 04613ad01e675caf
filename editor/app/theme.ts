import { createSystem, defineConfig } from "@chakra-ui/react/styled-system";
import {
  dialogAnatomy,
  fieldAnatomy,
  menuAnatomy,
  nativeSelectAnatomy,
  segmentGroupAnatomy,
  switchAnatomy,
} from "@chakra-ui/react/anatomy";
import { defaultConfig } from "@chakra-ui/react/preset";
import { palette } from "../../src/theme/palette";
import { tokens } from "../../src/theme/tokens";

/** Colors that only the editor has. */
export const editorPalette = {
  canvas: "#EAF0F0",
  problemPale: "#FAEEE9",
  accentPale: "#FDF1E0",
} as const;

const chevron =
  "data:image/svg+xml," +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${palette.inkSoft}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="m6 9 6 6 6-6"/></svg>`,
  );

const color = (value: string) => ({ value });

/**
 * Chakra's default theme in the colors and fonts of the site. Below 64em, controls are large enough for a
 * finger, and their text is so large that an iPhone does not zoom in.
 */
export const system = createSystem(
  defaultConfig,
  defineConfig({
    cssVarsPrefix: "e",
    globalCss: {
      html: { colorPalette: "bay" },
      body: {
        background: "paper",
        color: "fg",
        fontSize: "note",
        lineHeight: 1.45,
        fontVariantNumeric: "lining-nums",
        overflowWrap: "anywhere",
      },
      "h1, h2, h3": { fontFamily: "heading", color: "bayDeep" },
      // Draws the arrow of an input with suggestions like the chevron of a select.
      "input[list]::-webkit-calendar-picker-indicator": {
        display: "block !important",
        width: "1.125em",
        height: "1.125em",
        padding: "0",
        background: `url("${chevron}") center / contain no-repeat`,
        color: "transparent",
        opacity: 1,
        cursor: "pointer",
      },
      "*, *::before, *::after": {
        _motionReduce: { transition: "none !important", animation: "none !important" },
      },
    },
    theme: {
      breakpoints: { sm: "30em", md: "48em", lg: "64em", xl: "72em", "2xl": "100em" },
      tokens: {
        fonts: { heading: tokens.fonts.display, body: tokens.fonts.body },
        fontWeights: {
          medium: { value: "600" },
          semibold: { value: "650" },
        },
        shadows: { float: tokens.shadows.float },
        sizes: { bar: { value: "3.5rem" } },
      },
      semanticTokens: {
        fontSizes: {
          title: { value: "1.375rem" },
          body: { value: "1.0625rem" },
          note: { value: { base: "1rem", lg: "0.9375rem" } },
          hint: { value: "0.8125rem" },
        },
        sizes: {
          control: { value: { base: "2.75rem", lg: "2.5rem" } },
          button: { value: { base: "2.75rem", lg: "2.25rem" } },
          row: { value: { base: "2.75rem", lg: "1.875rem" } },
        },
        radii: {
          l1: tokens.radii.soft,
          l2: tokens.radii.soft,
          l3: tokens.radii.soft,
        },
        colors: {
          paper: color(palette.white),
          canvas: color(editorPalette.canvas),
          glass: color(palette.water),
          sand: color(palette.sand),
          rule: color(palette.line),
          field: color(palette.lineStrong),
          bayDeep: color(palette.bayDeep),
          stars: color(palette.star),
          problem: color(palette.brickDeep),
          problemPale: color(editorPalette.problemPale),
          accentPale: color(editorPalette.accentPale),
          bg: {
            DEFAULT: color(palette.white),
            panel: color(palette.white),
            subtle: color(editorPalette.canvas),
            muted: color(editorPalette.canvas),
            emphasized: color(palette.water),
            error: color(editorPalette.problemPale),
          },
          fg: {
            DEFAULT: color(palette.ink),
            muted: color(palette.inkSoft),
            subtle: color(palette.inkSoft),
            error: color(palette.brickDeep),
          },
          border: {
            DEFAULT: color(palette.lineStrong),
            muted: color(palette.line),
            error: color(palette.brickDeep),
          },
          bay: {
            DEFAULT: color(palette.bay),
            solid: color(palette.bay),
            contrast: color(palette.white),
            fg: color(palette.bay),
            subtle: color(editorPalette.canvas),
            muted: color(palette.water),
            emphasized: color(palette.water),
            border: color(palette.lineStrong),
            focusRing: color(palette.bay),
          },
        },
      },
      textStyles: {
        xs: { value: { fontSize: "hint", lineHeight: 1.4 } },
        sm: { value: { fontSize: "note", lineHeight: 1.45 } },
        md: { value: { fontSize: "note", lineHeight: 1.45 } },
        title: {
          value: { fontFamily: "heading", fontSize: "title", fontWeight: 700, lineHeight: 1.2 },
        },
      },
      recipes: {
        button: {
          base: { fontWeight: 600 },
          variants: {
            size: {
              md: { height: "button", minWidth: "button", textStyle: "sm", paddingInline: "3.5" },
              sm: { height: "button", minWidth: "button", textStyle: "sm", paddingInline: "2.5" },
            },
            variant: {
              solid: { _hover: { background: "bayDeep" } },
              outline: {
                borderColor: "field",
                color: "bay",
                background: "paper",
                _hover: { background: "canvas" },
              },
              ghost: { color: "bay", _hover: { background: "canvas" } },
            },
          },
        },
        input: {
          variants: { size: { md: { "--input-height": "sizes.control", textStyle: "sm" } } },
        },
        textarea: { variants: { size: { md: { textStyle: "sm" } } } },
      },
      slotRecipes: {
        field: {
          slots: fieldAnatomy.keys(),
          base: {
            label: { fontWeight: 600, textStyle: "sm", userSelect: "auto" },
            errorText: { fontWeight: 600, alignItems: "flex-start" },
            helperText: { maxWidth: "60ch" },
          },
        },
        nativeSelect: {
          slots: nativeSelectAnatomy.keys(),
          variants: { size: { md: { root: { "--select-field-height": "sizes.control" } } } },
        },
        // Forced colors remove the backgrounds that show what is on or chosen, so outlines and borders show
        // it.
        switch: {
          slots: switchAnatomy.keys(),
          base: {
            control: { _highContrast: { outline: "1px solid ButtonText" } },
            thumb: { _highContrast: { forcedColorAdjust: "none", background: "ButtonText" } },
          },
        },
        segmentGroup: {
          slots: segmentGroupAnatomy.keys(),
          base: { indicator: { _highContrast: { border: "2px solid Highlight" } } },
        },
        menu: {
          slots: menuAnatomy.keys(),
          base: { item: { minHeight: { base: "control", lg: "auto" }, textStyle: "sm" } },
        },
        dialog: {
          slots: dialogAnatomy.keys(),
          base: { title: { textStyle: "title" } },
        },
      },
    },
  }),
);
