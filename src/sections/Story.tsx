import { chakra, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { aboutRecipe } from "../theme/recipes/about";
import { Band } from "../ui/Band";
import { BandSide } from "../ui/BandSide";

/** How the business came to be. */
export function Story({ story }: { story: Queries.StoryFragment }) {
  const styles = useSlotRecipe({ recipe: aboutRecipe })();
  return (
    <Band labelledBy="story-title">
      <BandSide id="story-title" heading={story.heading}>
        <chakra.div css={styles.story}>
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </chakra.div>
      </BandSide>
    </Band>
  );
}

export const storyFragment = graphql`
  fragment Story on AboutPageJsonStory {
    heading
    paragraphs
  }
`;
