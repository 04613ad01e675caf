import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";

type Props = { drawing: Queries.DrawingFragment; css?: SystemStyleObject };

const usualSize = { width: 460, height: 280 };

/** The drawings of another size than most, in pixels: the page keeps their room until they are there. */
const otherSizes: Readonly<Record<string, typeof usualSize | undefined>> = {
  "deck-section": { width: 480, height: 280 },
  "kitchen-elevation": { width: 480, height: 280 },
  "missing-page": { width: 460, height: 358 },
};

export const sizeOfDrawing = (name: string) => otherSizes[name] ?? usualSize;

/** Dark lines keep a light ground where the visitor chooses the colors. */
const Lines = chakra("img", {
  base: { _highContrast: { forcedColorAdjust: "none", background: "paper" } },
});

/** A measured drawing. Each is a file of its own, so that its lines weigh on no page's markup. */
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
