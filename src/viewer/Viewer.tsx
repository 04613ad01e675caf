import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { useLayoutEffect, type CSSProperties, type MouseEvent } from "react";
import { useSite } from "../site/useSite";
import { largeText } from "../theme/breakpoints";
import { Transition } from "../ui/motion";
import { Picture } from "../ui/Picture";
import { useModal } from "./useModal";
import { useStrip } from "./useStrip";

export type ViewerProps = {
  /** The accessible name of the set of pictures. */
  label: string;
  pictures: readonly Queries.CaptionedPictureFragment[];
  start: number;
  onClosed: () => void;
};

const button = {
  border: "1px solid transparent",
  borderRadius: "soft",
  color: "link",
  transition: "border-color {durations.quick} ease-out",
  _hover: { borderColor: "ruleStrong" },
};

/** A phone in landscape. */
const short = "@media (max-height: 30em) and (orientation: landscape)";

const styles = {
  dialog: {
    width: "100%",
    maxWidth: "none",
    height: "100%",
    maxHeight: "none",
    margin: 0,
    padding: 0,
    border: 0,
    background: "none",
    overflow: "hidden",
    "&::backdrop": { background: "none" },
  },
  sheet: {
    display: "grid",
    grid: "auto minmax(0, 1fr) auto / minmax(0, 1fr)",
    height: "100dvh",
    background: "bayDeep",
    // The text is beside the picture, which needs the full height.
    [short]: { grid: "auto minmax(0, 1fr) / minmax(0, 1fr) 15rem" },
  },
  top: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "1rem",
    padding: "0.5rem {spacing.gutter}",
    paddingTop: "calc(0.5rem + env(safe-area-inset-top, 0px))",
    [short]: { gridColumn: 2, justifyContent: "end" },
  },
  label: {
    minWidth: 0,
    fontSize: "small",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    [short]: { display: "none" },
  },
  close: {
    ...button,
    display: "flex",
    alignItems: "center",
    flexShrink: 0,
    minHeight: "2.75rem",
    marginRight: "-0.75rem",
    padding: "0 0.75rem",
    fontWeight: 650,
    // On phones, the focus ring must fit into the 4 px between the button and the edge.
    _focusVisible: { outlineOffset: "1px" },
  },
  strip: {
    display: "flex",
    overflowX: "auto",
    overflowY: "hidden",
    overscrollBehavior: "contain",
    scrollSnapType: "x mandatory",
    scrollbarWidth: "none",
    _focusVisible: { outlineOffset: "-4px" },
    "&::-webkit-scrollbar": { display: "none" },
    [short]: { gridArea: "1 / 1 / 3 / 2" },
  },
  slide: {
    display: "grid",
    placeItems: "center",
    flex: "0 0 100%",
    // The picture's width depends on the width and the height of its slide.
    containerType: "size",
    scrollSnapAlign: "start",
    scrollSnapStop: "always",
    "& img": { width: "min(100cqw, 100cqh * var(--shape))", height: "auto", maxWidth: "none" },
  },
  bottom: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "1rem",
    minHeight: "5.5rem",
    padding: "0.75rem {spacing.gutter}",
    paddingBottom: "calc(0.75rem + env(safe-area-inset-bottom, 0px))",
    [short]: { flexDirection: "column", alignItems: "start" },
    [largeText]: { flexDirection: "column", alignItems: "start" },
  },
  // The inner span is a block, because browsers balance the lines of blocks only.
  caption: {
    lineHeight: 1.4,
    color: "heading",
    textWrap: "balance",
    "& > span": { display: "block" },
  },
  count: {
    display: "block",
    fontSize: "note",
    color: "text",
    "& b": {
      marginRight: "0.1em",
      fontFamily: "display",
      fontSize: "1.375rem",
      fontWeight: 700,
      color: "accent",
    },
  },
  arrows: { display: "flex", flex: "none", gap: "0.5rem" },
  arrow: {
    ...button,
    width: "3rem",
    height: "3rem",
    padding: "0.7rem",
    borderColor: "rule",
    _active: { background: "bay" },
    "& svg": { fill: "none", stroke: "currentColor", strokeWidth: 2 },
    // Only the icon becomes pale. An opacity of the whole button would also apply to its focus ring.
    "&[aria-disabled=true]": {
      cursor: "default",
      borderColor: "rule",
      "& svg": { opacity: 0.35 },
    },
  },
} satisfies Record<string, SystemStyleObject>;

/** The aspect ratio of a picture, from which the styles compute the width that fills the slide. */
const shapeOf = ({ file }: Queries.PictureFragment) => {
  const data = file.childImageSharp?.gatsbyImageData;
  return { "--shape": data ? data.width / data.height : 1.5 } as CSSProperties;
};

/** Shows pictures full screen, one at a time. This file loads when a visitor first uses a picture. */
export function Viewer({ label, pictures, start, onClosed }: ViewerProps) {
  const words = useSite().site.viewer;
  const { open, close, leave, dialogProps } = useModal(onClosed);
  const { index, goTo, stripProps } = useStrip(pictures.length, start);
  const last = pictures.length - 1;
  const picture = pictures[index];

  useLayoutEffect(() => goTo(start), [goTo, start]);

  // Safari does not focus a clicked button, so a click can move the focus out of the dialog. The viewer
  // therefore listens on the document. The layout effect adds the listener before the first paint.
  useLayoutEffect(() => {
    const targets: Record<string, number | undefined> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: last,
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const target = targets[event.key];
      // With Alt, Control or Command, an arrow key belongs to the browser.
      if (target === undefined || event.altKey || event.metaKey || event.ctrlKey) return;
      event.preventDefault();
      goTo(target);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [index, last, goTo]);

  const onStripClick = ({ target, detail }: MouseEvent) => {
    // The second click of a double click on a picture's link lands here, and must not close the viewer.
    if (detail < 2 && !(target instanceof HTMLImageElement)) close();
  };

  return (
    <chakra.dialog
      css={styles.dialog}
      aria-label={label}
      aria-describedby="viewer-caption"
      {...dialogProps}
    >
      <Transition open={open} onGone={leave}>
        <chakra.div css={styles.sheet} className="on-dark">
          <chakra.div css={styles.top}>
            <chakra.p css={styles.label}>{label}</chakra.p>
            <chakra.button type="button" css={styles.close} onClick={close}>
              {words.close}
            </chakra.button>
          </chakra.div>
          {/* A click beside the picture closes the viewer; the keyboard has the button and Escape. */}
          <chakra.div
            role="group"
            aria-labelledby="viewer-caption"
            // A scrolling area must be reachable with the keyboard.
            tabIndex={0}
            css={styles.strip}
            onClick={onStripClick}
            {...stripProps}
          >
            {pictures.map((item, place) => (
              <chakra.div
                key={place}
                css={styles.slide}
                style={shapeOf(item)}
                aria-hidden={place === index ? undefined : true}
              >
                {Math.abs(place - index) <= 1 && (
                  <Picture picture={item} sizes="min(100vw, 150vh)" eager />
                )}
              </chakra.div>
            ))}
          </chakra.div>
          <chakra.div css={styles.bottom}>
            <chakra.p css={styles.caption} id="viewer-caption" aria-live="polite" aria-atomic>
              {/* The key is needed, because React would not replace words that a browser has translated. */}
              <span key={index}>
                <chakra.span css={styles.count}>
                  <b>{index + 1}</b> of {pictures.length}
                </chakra.span>{" "}
                {picture?.caption ?? picture?.alt}
              </span>
            </chakra.p>
            <chakra.div css={styles.arrows}>
              <chakra.button
                type="button"
                css={styles.arrow}
                aria-label={words.previous}
                aria-disabled={index === 0}
                onClick={() => goTo(index - 1)}
              >
                <svg viewBox="0 0 24 24" aria-hidden>
                  <path d="M20 12H5M11 6l-6 6 6 6" />
                </svg>
              </chakra.button>
              <chakra.button
                type="button"
                css={styles.arrow}
                aria-label={words.next}
                aria-disabled={index === last}
                onClick={() => goTo(index + 1)}
              >
                <svg viewBox="0 0 24 24" aria-hidden>
                  <path d="M4 12h15M13 6l6 6-6 6" />
                </svg>
              </chakra.button>
            </chakra.div>
          </chakra.div>
        </chakra.div>
      </Transition>
    </chakra.dialog>
  );
}
