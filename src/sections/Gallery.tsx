import { chakra, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { galleryRecipe } from "../theme/recipes/gallery";
import { Band } from "../ui/Band";
import { BandHead } from "../ui/BandHead";
import { Picture } from "../ui/Picture";
import { unbroken } from "../ui/unbroken";
import { useViewer } from "../viewer/useViewer";
import { gallerySpans } from "./gallerySpans";

type Props = { block: Queries.GalleryFragment; tone: "paper" | "sand" };

/** Numbered photographs; each leads to its large file, in the viewer where there are scripts. */
export function Gallery({ block, tone }: Props) {
  const styles = useSlotRecipe({ recipe: galleryRecipe })();
  const spans = gallerySpans(block.pictures.length);
  const { linkTo, viewer } = useViewer(block.heading, block.pictures);
  return (
    <Band tone={tone} labelledBy="gallery-title">
      <BandHead id="gallery-title" heading={block.heading} lead={block.lead} />
      <chakra.ul css={styles.grid}>
        {block.pictures.map((picture, index) => (
          <chakra.li
            key={picture.alt}
            css={styles.item}
            data-span={spans[index] === 4 ? undefined : spans[index]}
          >
            <chakra.a {...linkTo(index)} css={styles.link}>
              <Picture
                picture={picture}
                sizes={
                  index === 0 ? "(min-width: 48em) 66vw, 100vw" : "(min-width: 48em) 33vw, 50vw"
                }
              />
              <span>
                <b>{index + 1}</b>
                {unbroken(picture.caption ?? "")}
              </span>
            </chakra.a>
          </chakra.li>
        ))}
      </chakra.ul>
      {viewer}
    </Band>
  );
}

export const galleryFragment = graphql`
  fragment Gallery on Gallery {
    heading
    lead
    pictures {
      ...CaptionedPicture
    }
  }
`;
