import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";

type Props = { drawing: Queries.DrawingFragment; css?: SystemStyleObject };

const usualSize = { width: 460, height: 280 };

/** The sizes of unusual drawings, in pixels. The page reserves their space. */
const otherSizes: Readonly<Record<string, typeof usualSize | undefined>> = {
  "deck-section": { width: 480, height: 280 },
  "kitchen-elevation": { width: 480, height: 280 },
  "shower-section": { width: 460, height: 309 },
  "missing-page": { width: 460, height: 358 },
};

export const sizeOfDrawing = (name: string) => otherSizes[name] ?? usualSize;

/** In forced colors, the dark lines keep a light background. */
const Lines = chakra("img", {
  base: { _highContrast: { forcedColorAdjust: "none", background: "paper" } },
});

/** A line drawing. Each drawing is a separate file, to keep the pages small. */
export function Drawing({ drawing, css }: Props) {
  const { width, height } = sizeOfDrawing(drawing.name);
  return (
    <Lines
      src={`/drawings/${drawing.name}.svg`}
      alt={drawing.alt}
      htmlWidth={width}
      htmlHeight={height}
      loading="lazy"
      css={css}
    />
  );
}

export const drawingFragments = graphql`
  fragment Drawing on Drawing {
    name
    alt
  }
  fragment CaptionedDrawing on CaptionedDrawing {
    name
    alt
    caption
  }
`;
