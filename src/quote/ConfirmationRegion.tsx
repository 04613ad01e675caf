import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { useCallback, useRef, type FocusEvent } from "react";
import { useSite } from "../site/useSite";
import { largeText } from "../theme/breakpoints";
import { visuallyHidden } from "../theme/sharedStyles";
import { Transition } from "../ui/motion";
import { PhoneLink } from "../ui/PhoneLink";
import { useEscape } from "../ui/useEscape";

/** The message after a submission. */
export type Confirmation = {
  readonly title?: string;
  readonly text: string;
  /** True if only screen readers get the message, because the button shows it already. */
  readonly quiet?: boolean;
  /** True if the message reports a failure. The phone number then ends the message. */
  readonly failed?: boolean;
};

/** A confirmation on the page. `open` is false while the confirmation fades out. */
export type ShownConfirmation = Confirmation & { id: number; open: boolean };

type Props = { shown: ShownConfirmation | null; onClose: () => void };

/** A dark card over the page, above a phone's call bar. */
const styles = {
  region: {
    position: "fixed",
    zIndex: 40,
    bottom: {
      base: "calc(var(--callbar) + 0.75rem)",
      md: "calc(env(safe-area-inset-bottom, 0px) + 1.5rem)",
    },
    left: { base: "0.75rem", md: "auto" },
    right: { base: "0.75rem", md: "1.5rem" },
    maxWidth: { md: "27rem" },
    // An empty region must not catch clicks on the page below it.
    pointerEvents: "none",
  },
  card: {
    display: "grid",
    gridTemplateColumns: "auto 1fr auto",
    alignItems: "start",
    // With large text, the words need the whole width.
    [largeText]: { gridTemplateColumns: "1fr", justifyItems: "start" },
    maxHeight: "calc(100dvh - var(--callbar) - 1.5rem)",
    overflow: "auto",
    columnGap: "0.8rem",
    padding: "1rem 0.5rem 1.1rem 1.1rem",
    border: "rule",
    borderRadius: "soft",
    background: "bayDeep",
    boxShadow: "float",
    pointerEvents: "auto",
  },
  mark: { width: "1.5rem", height: "1.5rem", fill: "none", stroke: "accent", strokeWidth: 2.6 },
  title: {
    marginBottom: "0.15rem",
    fontFamily: "display",
    fontWeight: 700,
    fontSize: "1.125rem",
    lineHeight: 1.3,
    color: "heading",
  },
  text: { lineHeight: 1.45 },
  phone: { fontWeight: 650 },
  quiet: visuallyHidden,
  close: {
    minWidth: "2.75rem",
    minHeight: "2.75rem",
    marginTop: "-0.65rem",
    padding: "0 0.7rem",
    color: "link",
    fontSize: "small",
    fontWeight: 650,
    textDecoration: "underline",
    textDecorationThickness: "1px",
    textUnderlineOffset: "0.22em",
    _hover: { textDecorationThickness: "2px" },
    _focusVisible: { outlineOffset: "-4px" },
    [largeText]: { marginInline: "-0.7rem" },
  },
} satisfies Record<string, SystemStyleObject>;

/**
 * The live region of the confirmation. The region always exists, because screen readers announce only
 * changes in an existing region. The focus does not move when the confirmation appears.
 */
export function ConfirmationRegion({ shown, onClose }: Props) {
  const { dismiss } = useSite().site.quoteForm;
  const region = useRef<HTMLDivElement>(null);
  const previousFocus = useRef<HTMLElement | null>(null);
  const open = shown?.open ?? false;

  // The focused Close button disappears, so the focus returns to its earlier place.
  const close = useCallback(() => {
    if (region.current?.contains(document.activeElement))
      previousFocus.current?.focus({ preventScroll: true });
    onClose();
  }, [onClose]);

  useEscape(close, open);

  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      previousFocus.current = relatedTarget;
  };

  return (
    <chakra.div
      ref={region}
      role="status"
      css={shown ? styles.region : undefined}
      onFocus={onFocus}
    >
      {shown?.quiet && shown.open && (
        <chakra.p key={shown.id} css={styles.quiet}>
          {shown.text}
        </chakra.p>
      )}
      {shown && !shown.quiet && (
        <Transition key={shown.id} open={open} rise={12}>
          <chakra.div css={styles.card} className="on-dark">
            <chakra.svg viewBox="0 0 24 24" aria-hidden css={styles.mark}>
              <path d={shown.failed ? "M12 4.5v10m0 3.5v1.5" : "M4.5 12.5 10 18 19.5 6.5"} />
            </chakra.svg>
            <div>
              {shown.title && <chakra.p css={styles.title}>{shown.title}</chakra.p>}
              <chakra.p css={styles.text}>
                {shown.text}
                {shown.failed && (
                  <>
                    {" "}
                    <PhoneLink css={styles.phone} />
                  </>
                )}
              </chakra.p>
            </div>
            <chakra.button type="button" css={styles.close} onClick={close}>
              {dismiss}
            </chakra.button>
          </chakra.div>
        </Transition>
      )}
    </chakra.div>
  );
}
