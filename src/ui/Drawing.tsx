import { chakra, type SystemStyleObject } from "@chakra-ui/react";
import { graphql } from "gatsby";

type Props = { drawing: Queries.DrawingFragment; css?: SystemStyleObject };

/** A measured drawing. Each is a file of its own, so that its lines weigh on no page's markup. */
export function Drawing({ drawing, css }: Props) {
  return (
    <chakra.img
      src={`/drawings/${drawing.name}.svg`}
      alt={drawing.alt}
      htmlWidth={460}
      htmlHeight={280}
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
