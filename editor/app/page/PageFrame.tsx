import { chakra } from "@chakra-ui/react/styled-system";
import { useContext, useEffect, useMemo, useRef, useState } from "react";
import { useHashLocation } from "wouter/use-hash-location";
import { PictureUrlsContext } from "../pictures/pictureUrls";
import { addressOfRoute, routeOf } from "../routes";
import { useSession } from "../session/SessionContext";
import { useGoTo } from "../ui/useGoTo";
import { useUi, useUiState, type Device } from "../ui/uiState";
import { keepFilesOut } from "../ui/keepFilesOut";
import { forwardKeys } from "../ui/useShortcuts";
import { createFrameBridge } from "./frameBridge";
import { frameDocument } from "./frameDocument";

/** The widths of the simulated screens, in CSS pixels. A desktop may be wider. */
const screenWidths: Readonly<Record<Device, number>> = { phone: 390, desktop: 1280 };

type Size = { width: number; height: number };

/** The current size of an element, which follows the window and the panel. */
function useSize(): [(element: HTMLElement | null) => void, Size] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, size];
}

/** The page with the unsaved changes, as wide as the chosen screen and scaled to fit. */
export function PageFrame({ isLocal }: { isLocal: boolean }) {
  const session = useSession();
  const ui = useUi();
  const goTo = useGoTo();
  const urlOf = useContext(PictureUrlsContext);
  const [address, navigate] = useHashLocation();
  const device = useUiState((state) => state.device);
  const frame = useRef<HTMLIFrameElement>(null);
  const [stage, { width: room, height }] = useSize();
  const srcDoc = useMemo(() => frameDocument(isLocal), [isLocal]);

  const bridge = useMemo(
    () =>
      urlOf &&
      createFrameBridge({
        session,
        ui,
        urlOf,
        goTo,
        navigate: (route) => navigate(addressOfRoute(route)),
      }),
    [session, ui, urlOf, goTo, navigate],
  );
  useEffect(() => {
    const shown = frame.current?.contentWindow;
    return shown && bridge ? bridge.connect(shown) : undefined;
  }, [bridge]);
  useEffect(() => bridge?.show(routeOf(address)), [bridge, address]);

  const least = screenWidths[device];
  const width = device === "desktop" ? Math.max(least, room) : least;
  const scale = room === 0 ? 1 : Math.min(1, room / width);
  return (
    <chakra.div ref={stage} position="relative" flex="1" minHeight="0" overflow="hidden">
      <chakra.iframe
        ref={frame}
        title="The page with your changes"
        srcDoc={srcDoc}
        onLoad={({ currentTarget }) => {
          forwardKeys(currentTarget.contentWindow);
          keepFilesOut(currentTarget.contentWindow);
        }}
        position="absolute"
        top="0"
        border="0"
        background="paper"
        boxShadow="float"
        transformOrigin="0 0"
        style={{
          width: `${width}px`,
          height: `${height / scale}px`,
          left: `${Math.max(0, (room - width * scale) / 2)}px`,
          transform: `scale(${scale})`,
        }}
      />
    </chakra.div>
  );
}
