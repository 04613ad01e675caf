import { useState, type ComponentType, type MouseEvent } from "react";
import { currentFrame, loadMotion, type Frame } from "../ui/motion";
import { largestSource } from "../ui/Picture";
import { wantsTheLink } from "../ui/wantsTheLink";
import type { ViewerProps } from "./Viewer";

type Shown = {
  Viewer: ComponentType<ViewerProps>;
  Frame: Frame;
  start: number;
  opener: HTMLElement;
};

/** The viewer and its motion: files of their own, for those who turn to a picture. */
const load = () =>
  Promise.all([import("./Viewer"), loadMotion()]).then(([module]) => module.Viewer);

const prepare = () => void load().catch(() => undefined);

/**
 * Shows pictures full screen. Each link is a plain one to a picture's large file, for as long as
 * scripts are not there and whenever they fail.
 * @param label names what the pictures have in common
 */
export function useViewer(label: string, pictures: readonly Queries.CaptionedPictureFragment[]) {
  const [shown, setShown] = useState<Shown | null>(null);

  const onClosed = () => {
    // Browsers that do not focus a clicked link would not return there by themselves.
    shown?.opener.focus({ preventScroll: true });
    setShown(null);
  };

  const linkTo = (start: number) => ({
    href: pictures[start] && largestSource(pictures[start]),
    onPointerDown: prepare,
    onFocus: prepare,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (wantsTheLink(event)) return;
      event.preventDefault();
      const opener = event.currentTarget;
      load().then(
        (Viewer) => setShown({ Viewer, Frame: currentFrame(), start, opener }),
        () => location.assign(opener.href),
      );
    },
  });

  const viewer = shown && (
    <shown.Viewer
      label={label}
      pictures={pictures}
      start={shown.start}
      Frame={shown.Frame}
      onClosed={onClosed}
    />
  );

  return { linkTo, viewer };
}
