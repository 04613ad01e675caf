import type { Cms, GetAsset } from "../cms";
import { createShownPicture } from "./shownPicture";

type Field = {
  get: (key: "widget" | "picture") => string | undefined;
  set: (key: "picture", value: unknown) => Field;
};

type Props = {
  value?: string;
  forID: string;
  field: Field;
  getAsset: GetAsset;
  onChange: (value: string) => void;
};

/** The part of Decap CMS's text field, a React component, that this module uses. */
type TextField = {
  readonly props: Props;
  forceUpdate: () => void;
  render(): unknown;
};

/** The part of Decap CMS's group, a React component, that this module uses. */
type GroupField = {
  props: { value?: { get?: (key: string) => unknown } };
  controlFor: (field: Field, key?: number) => unknown;
};

/** A point on a picture, in percent from the left and from the top. */
type Point = readonly [x: number, y: number];

const middle: Point = [50, 50];

export const pointIn = (text: string): Point => {
  const [, x, y] = /^(\d+)% (\d+)%$/.exec(text) ?? [];
  return y === undefined ? middle : [Number(x), Number(y)];
};

const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)));

export const textOf = ([x, y]: Point) => `${within(x)}% ${within(y)}%`;

const directions: Readonly<Record<string, Point | undefined>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Pointing = PointerEvent & { currentTarget: HTMLElement };

/** A field for a point on the picture of the same group. The mouse or the arrow keys move the point. */
export function registerPointField(cms: Cms): void {
  // A field cannot see its siblings, so the group passes the picture. List items use Decap CMS's own group.
  const { prototype } = cms.getWidget("object").control as { prototype: GroupField };
  const { controlFor } = prototype;
  prototype.controlFor = function (field, key) {
    const isPoint = field.get("widget") === "point";
    const own = isPoint ? field.set("picture", this.props.value?.get?.("file")) : field;
    return controlFor.call(this, own, key);
  };

  const widget = cms.getWidget("string");
  const Field = widget.control as new (props: Props) => TextField;

  class PointOnPicture extends Field {
    private readonly shown = createShownPicture(() => this.forceUpdate());

    /** The picture can change while the point stays the same. */
    shouldComponentUpdate(): boolean {
      return true;
    }

    componentWillUnmount(): void {
      this.shown.stop();
    }

    private readonly moveTo = ({ currentTarget, clientX, clientY }: Pointing) => {
      const { left, top, width, height } = (
        currentTarget.closest(".field-point") ?? currentTarget
      ).getBoundingClientRect();
      const point: Point = [((clientX - left) / width) * 100, ((clientY - top) / height) * 100];
      this.props.onChange(textOf(point));
    };

    private readonly step = (event: KeyboardEvent) => {
      const [dx, dy] = directions[event.key] ?? [];
      if (dx === undefined || dy === undefined) return;
      event.preventDefault();
      const [x, y] = pointIn(this.props.value ?? "");
      const size = event.shiftKey ? 10 : 1;
      this.props.onChange(textOf([x + dx * size, y + dy * size]));
    };

    private point([x, y]: Point): unknown {
      return h("button", {
        type: "button",
        id: this.props.forID,
        "aria-describedby": `${this.props.forID}-place`,
        style: { left: `${x}%`, top: `${y}%` },
        onKeyDown: this.step,
        onPointerDown: ({ currentTarget, pointerId }: Pointing) =>
          currentTarget.setPointerCapture(pointerId),
        onPointerMove: (event: Pointing) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) this.moveTo(event);
        },
      });
    }

    override render(): unknown {
      const { value, forID, field, getAsset, onChange } = this.props;
      const picture = field.get("picture");
      if (!picture) return h("p", { className: "field-note" }, "Choose a picture first.");
      const point = pointIn(value ?? "");
      const src = this.shown.address(getAsset, picture, field);
      const words = value
        ? `${point[0]}% from the left, ${point[1]}% from the top`
        : "In the middle";
      // A click from the keyboard has no position.
      const onClick = (event: Pointing) => event.detail > 0 && this.moveTo(event);
      const back = { type: "button", onClick: () => onChange("") };
      return h(
        "div",
        {},
        h(
          "div",
          { className: "field-point", onClick },
          h("img", { alt: "", src }),
          this.point(point),
        ),
        h(
          "p",
          { className: "field-note" },
          h("span", { id: `${forID}-place`, role: "status" }, words),
        ),
        value && h("button", back, "Back to the middle"),
      );
    }
  }
  cms.registerWidget("point", PointOnPicture, widget.preview, widget.schema);
}
