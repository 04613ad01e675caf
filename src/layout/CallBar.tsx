import { chakra } from "@chakra-ui/react/styled-system";
import { useSite } from "../site/useSite";
import { shortScreen } from "../theme/breakpoints";
import { CallButton, QuoteButton } from "../ui/ButtonLink";

/** The bar at the bottom of a phone's screen. globalStyles.ts reserves the room: `--callbar`. */
const Bar = chakra("nav", {
  base: {
    display: { base: "flex", md: "none" },
    flexWrap: "wrap",
    gap: "8px",
    position: "fixed",
    [shortScreen]: { position: "static" },
    insetInline: 0,
    bottom: 0,
    zIndex: 30,
    padding: "8px 16px calc(8px + env(safe-area-inset-bottom, 0px))",
    background: "paper",
    borderTop: "rule",
    // Long labels wrap. If a word does not fit, the buttons stack.
    overflowWrap: "normal",
    "& a[href]": {
      flex: "1 1 min-content",
      minHeight: "48px",
      padding: "4px 12px",
      whiteSpace: "normal",
    },
    "& a[data-kind=quote]": { flexGrow: 2 },
    // Over a slow network, the first button would shrink when the second button arrives.
    "&:not(:has([data-kind=quote]:not(:empty)))": { visibility: "hidden" },
    // The bar is hidden while the keyboard is open for a form field.
    "body:has(:is(input, textarea, select):focus) &": { display: "none" },
  },
});

/** The buttons to call and to request a quote, at the bottom of a phone's screen. */
export function CallBar() {
  const { site } = useSite();
  return (
    <Bar aria-label="Call or quote">
      <CallButton>{site.buttons.call}</CallButton> <QuoteButton />
    </Bar>
  );
}
