import { chakra } from "@chakra-ui/react/styled-system";
import { useRef, type KeyboardEvent, type PointerEvent } from "react";
import { pointIn } from "../../../src/content/pictures/point";
import { joined, stepsOf } from "../ui/uiState";
import { useGoTo } from "../ui/useGoTo";
import { fieldId, useChange, useFile } from "./FormContext";
import type { NumberOnPicture } from "./numbersOn";

const arrows: Readonly<Record<string, readonly [number, number] | undefined>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A shorter way of a finger or a mouse, in px, is a click and no drag. */
const leastDrag = 4;

const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)));

const isPoint = (value: unknown): value is string => typeof value === "string" && value !== "";

/** The place of a point in words. */
export function placeOfPoint(value: unknown, unset: string): string {
  if (!isPoint(value)) return unset;
  const { x, y } = pointIn(value);
  return `${x}% from the left, ${y}% from the top`;
}

type Props = {
  path: string;
  /** The address of the picture, once it is loaded. */
  url: string | undefined;
  value: unknown;
  label: string;
  /** The words for a missing point. */
  unset: string;
  /** How the picture is cropped. */
  crop?: { aspectRatio: string; objectPosition?: string };
  describedBy?: string;
  /** The number of the point, and the other numbers on the picture. */
  mark?: number;
  others?: readonly NumberOnPicture[];
};

/**
 * A point on a picture. A mouse or a finger moves it, and so do the arrow keys. A mouse or a finger also moves
 * the other numbers; a click on one of them opens its field.
 */
export function PointOnPicture(props: Props) {
  const { path, url, value, label, unset, crop, describedBy, mark, others = [] } = props;
  const change = useChange();
  const frame = useRef<HTMLDivElement>(null);
  const goTo = useGoTo();
  const file = useFile();
  /** The point that a mouse or a finger has grabbed, where on the screen, and whether the point has moved. */
  const grabbed = useRef({ path, clientX: 0, clientY: 0, isMoved: true });
  const { x, y } = pointIn(isPoint(value) ? value : "");

  const set = (at: string, point: string) =>
    change({ kind: "set", path: stepsOf(at), value: point });

  function moveTo({ clientX, clientY }: PointerEvent): void {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return;
    const [left, top] = [(clientX - box.left) / box.width, (clientY - box.top) / box.height];
    set(grabbed.current.path, `${within(left * 100)}% ${within(top * 100)}%`);
  }

  function moveByKey(event: KeyboardEvent): void {
    const direction = arrows[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = event.shiftKey ? 10 : 1;
    set(path, `${within(x + direction[0] * step)}% ${within(y + direction[1] * step)}%`);
  }

  return (
    <chakra.div
      ref={frame}
      position="relative"
      width={crop || url === undefined ? "100%" : "fit-content"}
      aspectRatio={url === undefined ? "4 / 3" : undefined}
      touchAction="none"
      cursor="crosshair"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        const other = event.target instanceof HTMLElement && event.target.dataset.point;
        const { clientX, clientY } = event;
        // A press anywhere else moves the point of this field there.
        grabbed.current = { path: other || path, clientX, clientY, isMoved: !other };
        if (!other) moveTo(event);
      }}
      onPointerMove={(event) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        const { clientX, clientY, isMoved } = grabbed.current;
        const distance = Math.hypot(event.clientX - clientX, event.clientY - clientY);
        grabbed.current.isMoved = isMoved || distance > leastDrag;
        if (grabbed.current.isMoved) moveTo(event);
      }}
      onPointerUp={() => {
        const { path: at, isMoved } = grabbed.current;
        if (!isMoved) goTo({ file, path: stepsOf(at) });
      }}
    >
      {url !== undefined && (
        <chakra.img
          src={url}
          alt=""
          draggable={false}
          borderRadius="l2"
          // A whole picture leaves room for the fields below it, however tall it is.
          {...(crop ? { width: "100%", objectFit: "cover", ...crop } : { maxHeight: "22rem" })}
        />
      )}
      {others.map(({ number, path: at, point }) => (
        <chakra.span
          key={number}
          data-point={joined(at)}
          aria-hidden
          position="absolute"
          style={{ left: `${pointIn(point).x}%`, top: `${pointIn(point).y}%` }}
          translate="-50% -50%"
          display="grid"
          placeItems="center"
          width="6"
          height="6"
          borderRadius="full"
          background="paper"
          color="bayDeep"
          textStyle="xs"
          opacity={0.75}
          cursor="grab"
          userSelect="none"
        >
          {number}
        </chakra.span>
      ))}
      <chakra.button
        type="button"
        id={fieldId(path)}
        aria-label={`${label}: ${placeOfPoint(value, unset)}`}
        aria-describedby={describedBy}
        onKeyDown={moveByKey}
        position="absolute"
        style={{ left: `${x}%`, top: `${y}%` }}
        display="grid"
        placeItems="center"
        width="2rem"
        height="2rem"
        translate="-50% -50%"
        border="2px solid"
        borderColor="paper"
        borderRadius="full"
        background="bay"
        color="paper"
        fontWeight={700}
        opacity={isPoint(value) ? undefined : 0.7}
        boxShadow="0 0 0 2px {colors.bayDeep}"
        cursor="grab"
        focusVisibleRing="outside"
      >
        {mark ?? "+"}
      </chakra.button>
    </chakra.div>
  );
}
