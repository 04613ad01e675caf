import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { useEffect, useRef, type MouseEvent } from "react";
import { useSite } from "../site/useSite";
import { buttonRecipe } from "../theme/button";
import { visuallyHidden } from "../theme/sharedStyles";
import { Arrow } from "./Arrow";
import { QuoteButton } from "./ButtonLink";
import { Transition } from "./motion";
import { keepTogether } from "./keepTogether";
import { StyledLink } from "./StyledLink";
import { useEscape } from "./useEscape";

// Exported here, so that the card and the drawing load in one lazy bundle (useWalk.tsx).
export { WalkDrawing } from "./WalkDrawing";

/** The subject of a hotspot. */
export type Stop = {
  readonly name: string;
  /** The target of the hotspot's link, which applies without scripts. */
  readonly href: string;
  readonly text?: string | null;
};

type Props = {
  /** What the card is about: a hotspot, or the drawing, without a number. */
  stop: Omit<Stop, "href"> & { readonly href?: string; readonly number?: number };
  /**
   * All stops of the walk, with the drawing. The card is as tall as the longest stop needs, so that its
   * buttons do not move from stop to stop.
   */
  all: readonly Omit<Props["stop"], "number">[];
  /** The last number of "2 of 4". The drawing counts, too. */
  last: number;
  /** The name of the previous stop; undefined at the first stop. */
  previous: string | undefined;
  /** The name of the next stop; undefined at the last stop, whose card leads to the form. */
  next: string | undefined;
  /** The label of the button to the form. */
  quote: string | undefined;
  goBack: () => void;
  goOn: () => void;
  /** Ends the walk when the visitor goes elsewhere. */
  leave: () => void;
  /** Ends the walk, and returns the focus to the hotspot. */
  close: () => void;
};

/**
 * The address of the page that a stop links to; undefined if the stop links to the list on this page, which
 * says no more than the card.
 */
const otherPage = ({ href }: { readonly href?: string }) =>
  href?.startsWith("#") ? undefined : href;

/** A strip below the photograph. The strip covers none of the text that follows. */
const styles = {
  place: {
    position: "relative",
    zIndex: 3,
    marginTop: "calc(-1 * var(--lift, 0px))",
    "&:empty": { display: "none" },
    _print: { display: "none" },
  },
  card: {
    display: "grid",
    gridTemplateColumns: { md: "1fr auto" },
    gap: "0.25rem 1.5rem",
    alignContent: "start",
    padding: { base: "0.75rem 1rem 1rem", md: "1.25rem 1.5rem" },
    paddingLeft: { lg: "var(--inset)" },
    background: "bayDeep",
    boxShadow: "float",
    // The photograph above stays in view.
    scrollMarginTop: { base: "66vw", md: "24rem" },
    // The card takes the focus, but only its links and buttons show a focus ring.
    _focusVisible: { outlineColor: "transparent" },
  },
  ways: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "flex-end",
    gap: "0 1rem",
    gridRow: { md: 1 },
    gridColumn: { md: 2 },
    alignSelf: "start",
    fontSize: "small",
    "& [data-kind]": { color: "heading" },
    "& i": { margin: "0 -0.2rem 0 0.7rem" },
  },
  plain: {
    minHeight: "2.875rem",
    color: "link",
    fontWeight: 650,
    _hover: { textDecoration: "underline" },
  },
  // On a phone, the Close button is on the left, so that a thumb on the Next button does not press it.
  close: { order: { base: -1, md: 0 }, marginRight: { base: "auto", md: 0 } },
  // The words of all stops share one grid area. Only the words of the current stop show.
  words: { display: "grid", "& > *": { gridArea: "1 / 1" } },
  hidden: { visibility: "hidden" },
  name: {
    display: "flex",
    alignItems: "baseline",
    gap: "0.75rem",
    textStyle: "name",
    fontSize: { base: "1.25rem", md: "1.5rem" },
    lineHeight: 1.25,
    color: "heading",
    "& b": { textStyle: "numeral", color: "numeral" },
  },
  text: { marginTop: "0.35rem", maxWidth: "52ch", fontSize: "small", lineHeight: 1.5 },
  more: {
    display: "inline-block",
    paddingBlock: "0.6rem",
    fontSize: "small",
    "& span": visuallyHidden,
  },
} satisfies Record<string, SystemStyleObject>;

const NextButton = chakra("button", buttonRecipe);

type WordsProps = { stop: Props["stop"]; ids?: { name: string; text: string } };

/** The name of a stop, and its text. */
const Words = ({ stop, ids }: WordsProps) => (
  <>
    <chakra.p css={styles.name}>
      {stop.number && <b aria-hidden>{stop.number}</b>}
      <span id={ids?.name}>{stop.name}</span>
    </chakra.p>
    <div id={ids?.text}>
      {stop.text && <chakra.p css={styles.text}>{keepTogether(stop.text)}</chakra.p>}
    </div>
  </>
);

/**
 * The card takes the focus when it appears, and announces its changes. Escape closes the card. The words
 * have keys, because React would not replace words that a browser has translated.
 */
function Card(props: Props) {
  const { stop, all, last, previous, next, quote, goBack, goOn, leave, close } = props;
  const { walk: words, buttons } = useSite().site;
  const page = otherPage(stop);
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => {
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: "nearest", behavior: "smooth" });
  }, []);

  // The button that had the focus is gone at the first and at the last stop.
  useEffect(() => {
    if (document.activeElement === document.body) card.current?.focus({ preventScroll: true });
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
      onClick={leaveByLink}
    >
      <chakra.div css={styles.ways}>
        {words.previous && previous && (
          <chakra.button
            type="button"
            aria-label={`${words.previous}: ${previous}`}
            css={styles.plain}
            onClick={goBack}
          >
            {words.previous}
          </chakra.button>
        )}
        {words.of && stop.number && (
          <span key={stop.number}>{`${stop.number} ${words.of} ${last}`}</span>
        )}
        {next ? (
          <NextButton
            type="button"
            data-kind="call"
            data-size="small"
            aria-label={`${words.next}: ${next}`}
            onClick={goOn}
          >
            {words.next}
            <Arrow />
          </NextButton>
        ) : (
          <QuoteButton size="small">{quote ?? buttons.quote}</QuoteButton>
        )}
        <chakra.button type="button" css={[styles.plain, styles.close]} onClick={close}>
          {words.close}
        </chakra.button>
      </chakra.div>
      <chakra.div css={styles.words}>
        {all.map((each) => (
          <chakra.div key={each.name} css={styles.hidden} aria-hidden>
            <Words stop={each} />
            {otherPage(each) && <chakra.p css={styles.more}>{buttons.learnMore}</chakra.p>}
          </chakra.div>
        ))}
        <div>
          <div aria-live="polite">
            <Words key={stop.name} stop={stop} ids={{ name: "walk-name", text: "walk-text" }} />
          </div>
          {page !== undefined && (
            <StyledLink to={page} css={styles.more}>
              {buttons.learnMore}
              <span>{` ${buttons.learnMoreOf} ${stop.name}`}</span>
            </StyledLink>
          )}
        </div>
      </chakra.div>
    </chakra.div>
  );
}

/** The card of a hotspot or of the drawing. */
export const WalkCard = ({ open, ...card }: Props & { open: boolean }) => (
  <chakra.div css={styles.place}>
    <Transition open={open} rise={12}>
      <Card {...card} />
    </Transition>
  </chakra.div>
);
