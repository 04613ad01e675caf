import { chakra } from "@chakra-ui/react/styled-system";
import { Section } from "../ui/Section";
import { Picture } from "../ui/Picture";

const Figure = chakra("figure", {
  base: {
    gridColumn: "full",
    "& img": { width: "100%", objectFit: "cover", aspectRatio: { base: "3 / 2", md: "2 / 1" } },
  },
});

type Props = { picture: Queries.PictureFragment };

/** A photograph from edge to edge. */
export function FullBleedImage({ picture }: Props) {
  return (
    <Section flush>
      <Figure>
        <Picture picture={picture} sizes="100vw" />
      </Figure>
    </Section>
  );
}
