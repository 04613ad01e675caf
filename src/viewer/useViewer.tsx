import { useState, type ComponentType, type MouseEvent } from "react";
import { loadMotion } from "../ui/motion";
import { largestSource } from "../ui/Picture";
import { hasGoneOn, opensElsewhere } from "../ui/SiteLink";
import type { ViewerProps } from "./Viewer";

type Shown = { Viewer: ComponentType<ViewerProps>; start: number; opener: HTMLElement };

/** Loads the viewer and its motion when a visitor first uses a picture. */
const load = () =>
  Promise.all([import("./Viewer"), loadMotion()]).then(([module]) => module.Viewer);

const prepare = () => void load().catch(() => undefined);

/**
 * Shows pictures full screen. Without scripts, or after a failure, each link opens the picture's
 * large file.
 * @param label the accessible name of the set of pictures
 */
export function useViewer(label: string, pictures: readonly Queries.CaptionedPictureFragment[]) {
  const [shown, setShown] = useState<Shown | null>(null);

  const onClosed = () => {
    // Some browsers do not focus a clicked link, so they cannot return the focus to the link.
    shown?.opener.focus({ preventScroll: true });
    setShown(null);
  };

  const linkTo = (start: number) => ({
    href: pictures[start] && largestSource(pictures[start]),
    onPointerDown: prepare,
    onFocus: prepare,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (opensElsewhere(event)) return;
      event.preventDefault();
      const opener = event.currentTarget;
      load().then(
        (Viewer) => {
          if (!hasGoneOn(opener)) setShown({ Viewer, start, opener });
        },
        () => {
          if (!hasGoneOn(opener)) location.assign(opener.href);
        },
      );
    },
  });

  const viewer = shown && (
    <shown.Viewer label={label} pictures={pictures} start={shown.start} onClosed={onClosed} />
  );

  return { linkTo, viewer };
}
