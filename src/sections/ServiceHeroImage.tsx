import type { CSSProperties } from "react";
import { hotspotIn, pointIn } from "../content/pictures/point";
import { ImageWithHotspots } from "../ui/ImageWithHotspots";
import { Picture } from "../ui/Picture";
import { reasonId } from "./ids";

type Props = {
  picture: Queries.PictureFragment;
  /** The reasons to which the hotspots link. */
  reasons: Queries.ReasonsFragment["items"];
  /** The label of the button to the quote form. */
  quote: string;
  /** The drawing at the end of the walk. */
  drawing?: Queries.CaptionedDrawingFragment | null;
};

/** The visible part of the photograph's height, in percent, if it is cropped to its hotspots. */
const shown = 75;

/** The room for a hotspot at the edge of the crop, in percent. */
const margin = 3;

/**
 * The upper edge of a crop with the hotspots in its middle, in percent of the photograph's height; undefined
 * if the hotspots do not all fit.
 * @param heights how far each hotspot is from the top, in percent
 */
function startOfCrop(heights: readonly number[]): number | undefined {
  const [least, most] = [Math.min(...heights), Math.max(...heights)];
  if (most - least + 2 * margin > shown) return undefined;
  return Math.min(Math.max((least + most - shown) / 2, 0), 100 - shown);
}

/**
 * The hero image of a service, with hotspots for the list below. An image without hotspots is cropped to a
 * wide strip.
 */
export function ServiceHeroImage({ picture, reasons, quote, drawing }: Props) {
  const points = reasons.map(({ hotspot }) => (hotspot ? hotspotIn(hotspot) : null));
  const heights = points.flatMap((point) => point?.y ?? []);
  const shared = { picture, first: true, sizes: "(min-width: 64em) 71vw, 100vw" };
  if (heights.length === 0)
    return (
      <figure>
        <Picture {...shared} css={{ layerStyle: "photo", aspectRatio: { md: "2.2" } }} />
      </figure>
    );
  const start = startOfCrop(heights);
  return (
    <ImageWithHotspots
      {...shared}
      drawing={drawing}
      quote={quote}
      stops={reasons.map(({ title, text, inDrawing }, index) => ({
        hotspot: points[index],
        inDrawing: inDrawing ? pointIn(inDrawing) : null,
        name: title,
        text,
        href: `#${reasonId(index)}`,
      }))}
      {...(start !== undefined && {
        css: { md: { "--shown": shown, "--offset": "var(--start)" } },
        style: { "--start": 0 - start } as CSSProperties,
      })}
    />
  );
}
