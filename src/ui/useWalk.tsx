import { useRef, useState, type MouseEvent } from "react";
import { loadMotion, prefersStillness } from "./motion";
import { useSite } from "../site/useSite";
import { hasGoneOn, opensElsewhere } from "./SiteLink";
import type { Stop } from "./WalkCard";

type Drawing = Queries.CaptionedDrawingFragment;

/** The SVG text of a drawing; undefined if the request fails. */
const loadLines = ({ name }: Drawing) =>
  fetch(`/drawings/${name}.svg`).then(
    (response) => (response.ok ? response.text() : undefined),
    () => undefined,
  );

/** Loads the card, the drawing and their motion when a visitor first uses a hotspot. */
async function load(drawing: Drawing | null | undefined) {
  const lines = drawing ? loadLines(drawing) : undefined;
  const [card] = await Promise.all([import("./WalkCard"), loadMotion()]);
  return { ...card, lines: await lines };
}

/**
 * A walk from hotspot to hotspot, with the drawing at its end. Without scripts, after a failure, and
 * with reduced motion, each hotspot is a plain link.
 * @param quote the label of the button to the form, at the end
 */
export function useWalk(
  stops: readonly (Stop & { readonly number: number })[],
  drawing: Drawing | null | undefined,
  quote: string | undefined,
) {
  const { walk: words } = useSite().site;
  const [at, setAt] = useState<number | null>(null);
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>> | null>(null);
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

  const prepare = () => void load(drawing).catch(() => undefined);

  const linkTo = (index: number) => ({
    onPointerEnter: prepare,
    onFocus: () => {
      prepare();
      // A focused hotspot must be visible, so the picture moves to it.
      if (open) goTo(index);
    },
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (event.defaultPrevented || opensElsewhere(event) || prefersStillness()) return;
      event.preventDefault();
      const opener = event.currentTarget;
      goTo(index);
      load(drawing).then(
        (parts) => {
          if (hasGoneOn(opener)) leave();
          else setLoaded(parts);
        },
        () => {
          leave();
          if (!hasGoneOn(opener)) location.assign(opener.href);
        },
      );
    },
  });

  const lines = loaded?.lines;
  const end = lines && drawing ? { name: words.drawing, text: drawing.caption } : undefined;
  const isDrawn = open && at === stops.length;
  const all = end ? [...stops, end] : stops;
  const stop = at === null ? undefined : all[at];
  const last = (stops.at(-1)?.number ?? 0) + (end ? 1 : 0);
  const card = loaded && stop && at !== null && (
    <loaded.WalkCard
      stop={stop}
      all={all}
      last={last}
      previous={all[at - 1]?.name}
      next={all[at + 1]?.name}
      quote={quote}
      open={open}
      goBack={() => goTo(at - 1)}
      goOn={() => goTo(at + 1)}
      leave={leave}
      close={close}
    />
  );
  const lineDrawing = loaded && lines && drawing && (
    <loaded.WalkDrawing drawing={drawing} lines={lines} shown={isDrawn} />
  );

  return { root, linkTo, at, open, isDrawn, leave, close, card, lineDrawing };
}
