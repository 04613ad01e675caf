import { Button } from "@chakra-ui/react/button";
import { chakra } from "@chakra-ui/react/styled-system";
import { useRef, type KeyboardEvent, type PointerEvent } from "react";
import { isGroup, metaOf } from "../../../../src/content/schemaParts";
import { pointIn } from "../../../../src/content/point";
import { usePictureUrl } from "../../pictures/usePictureUrl";
import { stepsOf } from "../../ui/uiState";
import type { ControlProps } from "../fieldProps";
import { fieldId, useSet, useValueAt } from "../FormContext";
import { Hint } from "../Hint";

const arrows: Readonly<Record<string, readonly [number, number] | undefined>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)));

/** What a point means: the place of a number on a picture, or what stays in view when it is cropped. */
const words = {
  number: {
    missing: "First choose the picture at the top of the page.",
    unset: "Not on the picture",
    back: "Take it off the picture",
  },
  focus: {
    missing: "First choose a picture.",
    unset: "In the middle",
    back: "Back to the middle",
  },
};

/** A point on a picture: moved by mouse, finger, or arrow keys. */
export function PointControl({ schema, path, value, label, describedBy }: ControlProps) {
  const set = useSet(path);
  const frame = useRef<HTMLDivElement>(null);
  const { pictureAt } = metaOf(schema);
  const at = pictureAt === undefined ? stepsOf(path).slice(0, -1) : pictureAt.split(".");
  const picture = useValueAt(at);
  const { file, focus } = isGroup(picture) ? picture : {};
  const url = usePictureUrl(typeof file === "string" ? file : undefined, "full");
  const say = pictureAt === undefined ? words.focus : words.number;
  if (url === undefined) return <Hint text={say.missing} />;

  const isSet = typeof value === "string" && value !== "";
  const { x, y } = pointIn(isSet ? value : "");
  const where = isSet ? `${x}% from the left, ${y}% from the top` : say.unset;

  function moveTo({ clientX, clientY }: PointerEvent): void {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return;
    const [left, top] = [(clientX - box.left) / box.width, (clientY - box.top) / box.height];
    set(`${within(left * 100)}% ${within(top * 100)}%`);
  }

  function moveByKey(event: KeyboardEvent): void {
    const direction = arrows[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = event.shiftKey ? 10 : 1;
    set(`${within(x + direction[0] * step)}% ${within(y + direction[1] * step)}%`);
  }

  return (
    <>
      <chakra.div
        ref={frame}
        position="relative"
        width="100%"
        touchAction="none"
        cursor="crosshair"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          moveTo(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event);
        }}
      >
        <chakra.img
          src={url}
          alt=""
          draggable={false}
          width="100%"
          borderRadius="l2"
          aspectRatio={pictureAt === undefined ? undefined : "4 / 3"}
          objectFit="cover"
          objectPosition={typeof focus === "string" ? focus : undefined}
        />
        <chakra.button
          type="button"
          id={fieldId(path)}
          aria-label={`${label}: ${where}`}
          aria-describedby={describedBy}
          onKeyDown={moveByKey}
          position="absolute"
          style={{ left: `${x}%`, top: `${y}%` }}
          width="1.875rem"
          height="1.875rem"
          translate="-50% -50%"
          border="3px solid"
          borderColor="paper"
          borderRadius="full"
          background="bay"
          opacity={isSet ? undefined : 0.6}
          boxShadow="0 0 0 2px {colors.bayDeep}"
          cursor="grab"
          focusVisibleRing="outside"
        />
      </chakra.div>
      <Hint text={where} />
      {isSet && schema.isOptional() && (
        <Button variant="outline" size="sm" onClick={() => set(undefined)}>
          {say.back}
        </Button>
      )}
    </>
  );
}
