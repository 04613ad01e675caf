import { pointIn, type Point } from "../../../src/content/point";
import type { Path } from "../../../src/content/schemaParts";
import type { Cms, CmsEntry, GetAsset } from "../cms";
import { draftChanges } from "../currentEntry";
import { fieldSelector, pathOf } from "../form/parts";
import { addressFinder } from "./shownPicture";

/** A picture, as an Immutable.js map. */
type Picture = { get: (key: "file" | "focus") => string | undefined };

/** The content of an entry, as an Immutable.js map. */
type Data = { getIn: (path: Path) => Picture | undefined };

type Props = {
  value?: string;
  forID: string;
  field: { get: ((key: "picture_at") => string | undefined) & ((key: "required") => boolean) };
  getAsset: GetAsset;
  getEntry: () => CmsEntry;
  onChange: (value: string) => void;
};

const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)));

export const textOf = ({ x, y }: Point) => `${within(x)}% ${within(y)}%`;

const directions: Readonly<Record<string, Point | undefined>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The texts without a picture, for a point that is not set, and of the button that unsets it. */
const labels = {
  crop: {
    missing: "Choose a picture first.",
    unset: "In the middle",
    back: "Back to the middle",
  },
  number: {
    missing: "First choose the picture at the top of the page.",
    unset: "Not on the picture",
    back: "Take it off the picture",
  },
};

/** The path of the group around a field; undefined until the field is drawn. */
function groupAround(forID: string): Path | undefined {
  const field = document.querySelector(`label[for="${forID}"]`)?.closest(fieldSelector);
  return field ? pathOf(field).slice(0, -1) : undefined;
}

type Pointing = PointerEvent & { currentTarget: HTMLElement };

/** A field for a point on a picture. The mouse or the arrow keys move the point. */
export function registerPointField(cms: Cms): void {
  const { control: TextField } = cms.getWidget<Props>("string");

  class PointOnPicture extends TextField {
    private readonly addressOf = addressFinder(() => this.draw());

    /** The picture can change while the point stays the same. */
    shouldComponentUpdate(): boolean {
      return true;
    }

    private readonly draw = () => this.forceUpdate();

    override componentDidMount(): void {
      draftChanges.addEventListener("change", this.draw);
      this.draw();
    }

    componentWillUnmount(): void {
      draftChanges.removeEventListener("change", this.draw);
    }

    private readonly moveTo = ({ currentTarget, clientX, clientY }: Pointing) => {
      const { left, top, width, height } = (
        currentTarget.closest(".field-point") ?? currentTarget
      ).getBoundingClientRect();
      const [x, y] = [((clientX - left) / width) * 100, ((clientY - top) / height) * 100];
      this.props.onChange(textOf({ x, y }));
    };

    private readonly step = (event: KeyboardEvent) => {
      const step = directions[event.key];
      if (!step) return;
      event.preventDefault();
      const { x, y } = pointIn(this.props.value ?? "");
      const size = event.shiftKey ? 10 : 1;
      this.props.onChange(textOf({ x: x + step.x * size, y: y + step.y * size }));
    };

    /** The picture of a crop is in the same group, but a field cannot see its siblings. */
    private picture(): Picture | undefined {
      const { forID, field, getEntry } = this.props;
      const at = field.get("picture_at")?.split(".") ?? groupAround(forID);
      return at && (getEntry().get("data") as Data).getIn(at);
    }

    private point({ x, y }: Point): unknown {
      return h("button", {
        type: "button",
        id: this.props.forID,
        style: { left: `${x}%`, top: `${y}%` },
        "data-unset": this.props.value ? undefined : "",
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
      const picture = this.picture();
      const file = picture?.get("file");
      const isNumber = field.get("picture_at") !== undefined;
      const { missing, unset, back } = labels[isNumber ? "number" : "crop"];
      if (!file) return h("p", { className: "field-note" }, missing);
      const point = pointIn(value ?? "");
      const src = this.addressOf(getAsset, file);
      const words = value ? `${point.x}% from the left, ${point.y}% from the top` : unset;
      // Numbers are on the crop that the page shows.
      const crop = isNumber && {
        className: "cropped",
        style: { objectPosition: picture?.get("focus") },
      };
      // A click from the keyboard has no position.
      const onClick = (event: Pointing) => {
        if (event.detail === 0) return;
        this.moveTo(event);
        event.currentTarget.querySelector("button")?.focus();
      };
      const unsetPoint = () => {
        onChange("");
        document.getElementById(forID)?.focus();
      };
      const toUnset = { type: "button", onClick: unsetPoint };
      return h(
        "div",
        {},
        h(
          "div",
          { className: "field-point", onClick },
          h("img", { alt: "", src, ...crop }),
          this.point(point),
        ),
        h("p", { className: "field-note" }, h("span", { role: "status" }, words)),
        value &&
          !field.get("required") &&
          h("div", { className: "item-tools" }, h("button", toUnset, back)),
      );
    }
  }
  cms.registerWidget("point", PointOnPicture);
}
