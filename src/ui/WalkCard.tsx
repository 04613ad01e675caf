import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { keyframes } from "@emotion/react";
import { Link } from "gatsby";
import { useEffect, useRef, type MouseEvent } from "react";
import { useSite } from "../site/useSite";
import { largeText } from "../theme/breakpoints";
import { visuallyHidden } from "../theme/sharedStyles";
import { Arrow } from "./Arrow";
import { QuoteButton } from "./ButtonLink";
import { Drawing } from "./Drawing";
import { Transition } from "./motion";
import { noWrap } from "./noWrap";
import { useEscape } from "./useEscape";
import type { NumberedStop, Stop } from "./useWalk";

export type WalkCardProps = {
  stops: readonly NumberedStop[];
  /** The drawing after the last stop. */
  drawing?: Queries.CaptionedDrawingFragment | null;
  /** The index of the stop. The drawing's index is the number of stops. */
  at: number;
  open: boolean;
  goTo: (index: number) => void;
  /** Ends the walk when the visitor goes elsewhere. */
  leave: () => void;
  /** Ends the walk, and returns the focus to the hotspot. */
  close: () => void;
};

/** The card's distance from the picture's edge, which a quote form may cover, and its width. */
const inset = "var(--inset, 4.25rem)";
const width = "min(21rem, 42%)";

/** The position of the hotspot, in percent of the shown picture. */
const across = "calc((var(--left) + var(--zoom) * var(--x)) * 1%)";
const down = "calc((var(--top) + var(--zoom) * (var(--y) + var(--offset))) / var(--shown) * 100%)";

const draw = keyframes({ from: { scale: 0 } });

const styles = {
  // A line from the hotspot to the card: down on a phone, otherwise across.
  line: {
    position: "absolute",
    left: across,
    top: down,
    background: "paper",
    boxShadow: "0 0 4px {colors.bayDeep}",
    animation: `${draw} 250ms 250ms ease-out both`,
    // The line begins at the hotspot's edge.
    mdDown: { width: "2px", bottom: 0, marginTop: "0.8125rem", transformOrigin: "top" },
    md: { height: "2px", marginInline: "1.0625rem" },
    "&[data-side=left]": {
      md: {
        left: `calc(${inset} + ${width} - 1.0625rem)`,
        right: `calc(100% - ${across})`,
        transformOrigin: "right",
      },
    },
    "&[data-side=right]": {
      md: { right: `calc(${inset} + ${width} - 1.0625rem)`, transformOrigin: "left" },
    },
    _print: { display: "none" },
  },
  // Covers the photograph. The drawing is beside the card, or above it on a phone.
  drawing: {
    position: "absolute",
    zIndex: 2,
    inset: 0,
    display: "grid",
    padding: { base: "0.75rem 1rem 1.75rem", md: "2rem" },
    background: "paper",
    "&[data-side=left]": { md: { paddingLeft: `calc(${inset} + ${width} + 2rem)` } },
    "&[data-side=right]": { md: { paddingRight: `calc(${inset} + ${width} + 2rem)` } },
    "& img": { width: "100%", height: "100%", minHeight: 0, objectFit: "contain" },
    _print: { display: "none" },
  },
  place: {
    position: "absolute",
    zIndex: 3,
    // The card is beside the hotspot, and as far down as the hotspot.
    top: { base: "calc(100% - 1rem)", md: down },
    insetInline: { base: "0.5rem", md: "auto" },
    width: { md: width },
    transform: { md: `translateY(calc(-1 * ${down}))` },
    "&[data-side=left]": { md: { left: inset } },
    "&[data-side=right]": { md: { right: inset } },
    _print: { display: "none" },
  },
  card: {
    padding: "0.3rem 1.25rem",
    border: "rule",
    borderRadius: "soft",
    background: "bayDeep",
    boxShadow: "float",
    // If not all fits on a phone, the hotspot in the middle of the picture stays in view.
    scrollMarginTop: { base: "33vw", md: 0 },
    // The card takes the focus, but only its links and buttons show a focus ring.
    _focusVisible: { outlineColor: "transparent" },
  },
  name: {
    display: "flex",
    alignItems: "baseline",
    gap: "0.75rem",
    paddingTop: "0.55rem",
    textStyle: "name",
    fontSize: "1.1875rem",
    lineHeight: 1.3,
    color: "heading",
    "& b": { textStyle: "numeral", fontSize: "1.375rem", color: "numeral" },
  },
  time: { fontSize: "small", fontWeight: 650 },
  text: { marginTop: "0.35rem", fontSize: "small", lineHeight: 1.5 },
  ways: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "0.25rem 1.25rem",
    margin: "0.8rem 0 0.65rem",
    "& a:not([data-kind])": { paddingBlock: "0.6rem", fontSize: "small", "& span": visuallyHidden },
  },
  button: {
    minHeight: "2.75rem",
    color: "link",
    fontSize: "small",
    fontWeight: 650,
    textAlign: "left",
    _hover: { textDecoration: "underline" },
  },
  close: { float: "right", marginLeft: "1rem", [largeText]: { float: "none", marginLeft: 0 } },
  next: {
    display: "flex",
    justifyContent: "space-between",
    alignItems: "center",
    gap: "1rem",
    width: "100%",
    borderTop: "rule",
  },
} satisfies Record<string, SystemStyleObject>;

type CardProps = Pick<WalkCardProps, "leave" | "close"> & {
  stop: Stop;
  /** The number on the picture. */
  number?: number;
  /** The name of the next stop. */
  next: string | undefined;
  goOn: () => void;
};

/**
 * The card takes the focus when it appears, and announces its changes. Escape closes it. Its words have
 * keys, since React would not replace those that a browser has translated.
 */
function Card({ stop, number, next, goOn, leave, close }: CardProps) {
  const { walk: words } = useSite().site;
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => card.current?.focus({ preventScroll: true }), []);

  useEffect(() => {
    card.current?.scrollIntoView({ block: "nearest", behavior: "smooth" });
  }, [stop.name]);

  useEscape(close);

  const leaveByLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a")) leave();
  };

  return (
    <chakra.div
      ref={card}
      role="dialog"
      aria-labelledby="walk-name"
      aria-describedby="walk-text"
      tabIndex={-1}
      css={styles.card}
      className="on-dark"
    >
      <chakra.button type="button" css={[styles.button, styles.close]} onClick={close}>
        {words.close}
      </chakra.button>
      <div aria-live="polite">
        <chakra.p key={`name of ${stop.name}`} css={styles.name}>
          {number && <b aria-hidden>{number}</b>}
          <span id="walk-name">{stop.name}</span>
        </chakra.p>
        <div key={`text of ${stop.name}`} id="walk-text">
          {stop.time && <chakra.p css={styles.time}>{stop.time}</chakra.p>}
          {stop.text && <chakra.p css={styles.text}>{noWrap(stop.text)}</chakra.p>}
        </div>
      </div>
      <chakra.div css={styles.ways} onClick={leaveByLink}>
        <QuoteButton to={stop.quote?.to} size="small">
          {stop.quote?.label}
        </QuoteButton>
        {stop.more && (
          <Link to={stop.href}>
            {stop.more.label}
            <span>{` ${stop.more.of}`}</span>
          </Link>
        )}
      </chakra.div>
      {next && (
        <chakra.button type="button" css={[styles.button, styles.next]} onClick={goOn}>
          <span key={next}>{`${words.next}: ${next}`}</span>
          <Arrow />
        </chakra.button>
      )}
    </chakra.div>
  );
}

/** The card of a hotspot. This separate file loads at first use. */
export function WalkCard({ stops, drawing, at, open, goTo, leave, close }: WalkCardProps) {
  const { walk: words } = useSite().site;
  const place = stops[at] ?? stops.at(-1);
  if (!place) return null;
  const { stop, number, x } = place;
  const side = x < 50 ? "right" : "left";
  const isDrawn = drawing && at === stops.length;
  const after = (at + 1) % (stops.length + (drawing ? 1 : 0));
  const next = stops[after]?.stop.name ?? words.drawing;
  return (
    <>
      {open && !isDrawn && <chakra.span key={at} css={styles.line} data-side={side} aria-hidden />}
      {drawing && (
        <Transition open={open && !!isDrawn}>
          <chakra.div css={styles.drawing} data-side={side}>
            <Drawing drawing={drawing} />
          </chakra.div>
        </Transition>
      )}
      <chakra.div css={styles.place} data-side={side}>
        <Transition open={open} rise={12}>
          <Card
            {...(isDrawn
              ? { stop: { ...stop, name: words.drawing, text: drawing.caption } }
              : { stop, number })}
            next={after === at ? undefined : next}
            goOn={() => goTo(after)}
            leave={leave}
            close={close}
          />
        </Transition>
      </chakra.div>
    </>
  );
}
