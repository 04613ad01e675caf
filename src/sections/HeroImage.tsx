import { chakra } from "@chakra-ui/react/styled-system";
import type { CSSProperties } from "react";
import { ImageWithHotspots } from "../ui/ImageWithHotspots";
import { reasonId } from "./ids";

type Mark = { readonly x: number; readonly y: number };
type Props = {
  picture: Queries.PictureFragment;
  /** The list that the numbers on the picture lead to. */
  entries: readonly { readonly title: string; readonly mark: Mark | null }[];
};

/** How the photograph is cut: not at all, to a band, or to its marks. */
const Cut = chakra("div", {
  base: { overflow: "hidden" },
  variants: {
    to: {
      all: {},
      band: { "& img": { md: { aspectRatio: "2.2" } } },
      marks: { md: { aspectRatio: "2", "& > div": { transform: "translateY(var(--cut))" } } },
    },
  },
});

/** How much of the photograph's height is shown, in per cent, where it is cut to its marks. */
const shown = 75;

/** Room for a number at the edge of the cut, in per cent. */
const margin = 3;

/** Where the cut begins, with the marks in its middle; nothing where they do not all fit. */
function startOfCut(marks: readonly Mark[]): number | undefined {
  if (marks.length === 0) return undefined;
  const places = marks.map(({ y }) => y);
  const [least, most] = [Math.min(...places), Math.max(...places)];
  if (most - least + 2 * margin > shown) return undefined;
  return Math.min(Math.max((least + most - shown) / 2, 0), 100 - shown);
}

/** The photograph of a service, with the numbers of the list below it. */
export function HeroImage({ picture, entries }: Props) {
  const marks = entries.map(({ mark }) => mark);
  const start = startOfCut(marks.filter((mark) => mark !== null));
  const isPlain = marks.every((mark) => mark === null);
  return (
    <figure>
      <Cut
        to={isPlain ? "band" : start === undefined ? "all" : "marks"}
        style={start === undefined ? undefined : ({ "--cut": `-${start}%` } as CSSProperties)}
      >
        <ImageWithHotspots
          picture={picture}
          marks={marks}
          entry={(index) => ({ href: `#${reasonId(index)}`, name: entries[index]?.title ?? "" })}
          first
          sizes="(min-width: 64em) 71vw, 100vw"
        />
      </Cut>
    </figure>
  );
}
