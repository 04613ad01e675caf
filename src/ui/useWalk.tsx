import { useRef, useState, type ComponentType, type MouseEvent } from "react";
import { loadMotion, prefersStillness } from "./motion";
import type { WalkCardProps } from "./WalkCard";
import { hasGoneOn, opensElsewhere } from "./SiteLink";

/** The subject of a hotspot. */
export type Stop = {
  readonly name: string;
  /** The target of the hotspot without scripts. */
  readonly href: string;
  readonly text?: string | null;
  /** The duration of the work. */
  readonly time?: string | null;
  /** The link to the form for this work; by default, to the page's form with the usual label. */
  readonly quote?: { readonly to: string; readonly label?: string };
  /** The label of a link to the hotspot's target, with a longer name for screen readers. */
  readonly more?: { readonly label: string; readonly of: string };
};

/** A stop with its number on the picture. */
export type NumberedStop = { readonly stop: Stop; readonly number: number; readonly x: number };

/** The card and its motion load when a visitor first uses a hotspot. */
const load = () =>
  Promise.all([import("./WalkCard"), loadMotion()]).then(([module]) => module.WalkCard);

const prepare = () => void load().catch(() => undefined);

/**
 * A walk from hotspot to hotspot. Without scripts, after a failure, and with reduced motion, each
 * hotspot is a plain link.
 */
export function useWalk(
  stops: readonly NumberedStop[],
  drawing: Queries.CaptionedDrawingFragment | null | undefined,
) {
  const [at, setAt] = useState<number | null>(null);
  const [open, setOpen] = useState(false);
  const [Card, setCard] = useState<ComponentType<WalkCardProps> | null>(null);
  const root = useRef<HTMLElement>(null);

  const goTo = (to: number) => {
    setAt(to);
    setOpen(true);
  };
  const leave = () => setOpen(false);
  const close = () => {
    root.current?.querySelector<HTMLElement>("[aria-current]")?.focus({ preventScroll: true });
    leave();
  };

  const linkTo = (index: number) => ({
    onPointerEnter: prepare,
    onFocus: () => {
      prepare();
      // The focused hotspot must be visible.
      if (open) goTo(index);
    },
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (event.defaultPrevented || opensElsewhere(event) || prefersStillness()) return;
      event.preventDefault();
      const opener = event.currentTarget;
      goTo(index);
      load().then(
        (WalkCard) => {
          if (hasGoneOn(opener)) leave();
          else setCard(() => WalkCard);
        },
        () => {
          leave();
          if (!hasGoneOn(opener)) location.assign(opener.href);
        },
      );
    },
  });

  const card = Card && at !== null && (
    <Card
      stops={stops}
      drawing={drawing}
      at={at}
      open={open}
      goTo={goTo}
      leave={leave}
      close={close}
    />
  );

  return { root, linkTo, at, open, leave, close, card };
}
