import { chakra, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { aboutRecipe } from "../theme/recipes/about";
import { Band } from "../ui/Band";
import { BandSide } from "../ui/BandSide";
import { Picture } from "../ui/Picture";

type Person = Queries.StoryFragment["person"];
type Props = { story: Omit<Queries.StoryFragment, "person"> & { person?: Person } };

/** Somebody of the business: a portrait, if there is one, and what they say. */
function Person({ person }: { person: NonNullable<Person> }) {
  const styles = useSlotRecipe({ recipe: aboutRecipe })();
  return (
    <chakra.div css={styles.person}>
      {person.picture && (
        <Picture
          picture={person.picture}
          sizes="(min-width: 48em) 14rem, 40vw"
          css={styles.portrait}
        />
      )}
      <figure>
        <blockquote>{`“${person.words}”`}</blockquote>
        <figcaption>
          <b>{person.name}</b>
          {`, ${person.role}`}
        </figcaption>
      </figure>
    </chakra.div>
  );
}

/** How the business came to be, and who stands for it. */
export function Story({ story }: Props) {
  const styles = useSlotRecipe({ recipe: aboutRecipe })();
  return (
    <Band labelledBy="story-title">
      <BandSide id="story-title" heading={story.heading}>
        <chakra.div css={styles.story}>
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </chakra.div>
        {story.person && <Person person={story.person} />}
      </BandSide>
    </Band>
  );
}

export const storyFragment = graphql`
  fragment Story on AboutPageJsonStory {
    heading
    paragraphs
    person {
      name
      role
      words
      picture {
        ...Picture
      }
    }
  }
`;
