import { useCallback, useRef, useState, type ComponentType, type MouseEvent } from "react";
import { currentFrame, loadMotion, prefersStillness, type Frame } from "./motion";
import type { WalkCardProps } from "./WalkCard";
import { wantsTheLink } from "./wantsTheLink";

/** What a number on a picture stands for. */
export type Stop = {
  readonly name: string;
  /** Where its number leads without scripts. */
  readonly href: string;
  readonly text?: string | null;
  /** How long the job takes. */
  readonly time?: string | null;
  /** Where one asks for it; else at the form of the page, in the words of all quote buttons. */
  readonly quote?: { readonly to: string; readonly label?: string };
  /** The words of a link to where the number leads, where that says more; seen, and heard, too. */
  readonly more?: { readonly label: string; readonly of: string };
};

/** A stop with its number on the picture. */
export type NumberedStop = { readonly stop: Stop; readonly number: number; readonly x: number };

type Card = { Card: ComponentType<WalkCardProps>; Frame: Frame };

/** The card and its motion: files of their own, for those who turn to a number. */
const load = () => Promise.all([import("./WalkCard"), loadMotion()]).then(([module]) => module);

const prepare = () => void load().catch(() => undefined);

/**
 * A walk from number to number of a picture. Each is a plain link, for as long as scripts are not
 * there, whenever they fail, and for those who want no motion.
 */
export function useWalk(stops: readonly NumberedStop[]) {
  const [walk, setWalk] = useState<{ at: number; open: boolean } | null>(null);
  const [shown, setShown] = useState<Card | null>(null);
  const root = useRef<HTMLElement>(null);
  const { at = null, open = false } = walk ?? {};

  const goTo = (to: number) => setWalk({ at: to, open: true });
  const leave = useCallback(() => setWalk((now) => now && { ...now, open: false }), []);
  const close = useCallback(() => {
    root.current?.querySelector<HTMLElement>("[aria-current]")?.focus({ preventScroll: true });
    leave();
  }, [leave]);

  const linkTo = (index: number) => ({
    onPointerEnter: prepare,
    onFocus: () => {
      prepare();
      // What has the focus is to be seen.
      if (open) goTo(index);
    },
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (event.defaultPrevented || wantsTheLink(event) || prefersStillness()) return;
      event.preventDefault();
      const { href } = event.currentTarget;
      goTo(index);
      load().then(
        ({ WalkCard }) => setShown((now) => now ?? { Card: WalkCard, Frame: currentFrame() }),
        () => {
          leave();
          location.assign(href);
        },
      );
    },
  });

  const card = shown && at !== null && (
    <shown.Card
      stops={stops}
      at={at}
      open={open}
      Frame={shown.Frame}
      goTo={goTo}
      leave={leave}
      close={close}
    />
  );

  return { root, linkTo, at, open, close, card };
}
