import { chakra, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { useCallback, useEffect, useRef, type FocusEvent } from "react";
import { useSite } from "../site/useSite";
import { confirmationRecipe } from "../theme/recipes/confirmation";
import { PhoneLink } from "../ui/PhoneLink";
import type { ShownConfirmation } from "./confirmation";

type Props = { shown: ShownConfirmation | null; onClose: () => void };

/**
 * The place of the confirmation. It is always there, for a screen reader announces only what
 * changes within a region it knows. The focus stays where it is.
 */
export function ConfirmationRegion({ shown, onClose }: Props) {
  const { dismiss } = useSite().site.quoteForm;
  const styles = useSlotRecipe({ recipe: confirmationRecipe })();
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const open = shown?.open ?? false;

  // Whoever went to the Close button goes back to where they were: the button is about to go.
  const close = useCallback(() => {
    if (region.current?.contains(document.activeElement))
      cameFrom.current?.focus({ preventScroll: true });
    onClose();
  }, [onClose]);

  useEffect(() => {
    if (!open) return;
    const onKeyDown = ({ key, isComposing }: KeyboardEvent) => {
      if (key === "Escape" && !isComposing) close();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [open, close]);

  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement) cameFrom.current = relatedTarget;
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
        <shown.Frame key={shown.id} open={open} rise={12}>
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
        </shown.Frame>
      )}
    </chakra.div>
  );
}
