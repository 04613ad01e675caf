import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { Section } from "../ui/Section";
import { SectionWithSideHead } from "../ui/SectionHead";
import { Picture } from "../ui/Picture";

type Person = NonNullable<Queries.StoryFragment["person"]>;

/** The style of the lead and of a person's words. */
const said = {
  textStyle: "quote",
  fontSize: "clamp(1.25rem, 1.1rem + 0.8vw, 1.625rem)",
  color: "heading",
};

const styles = {
  story: {
    columnCount: { lg: 2 },
    columnGap: "gap",
    "& p": { marginBottom: "1.1rem", breakInside: "avoid" },
    "& p:first-of-type": said,
  },
  person: {
    display: "flex",
    flexDirection: { base: "column", md: "row" },
    alignItems: { md: "center" },
    gap: { base: "1.25rem", md: "2rem" },
    marginTop: { base: "1.5rem", lg: "2.5rem" },
    paddingTop: { base: "1.5rem", lg: "2.5rem" },
    borderTop: "rule",
    "& blockquote": said,
    "& figcaption": { marginTop: "0.75rem" },
    "& b": { color: "heading" },
  },
  portrait: {
    flexShrink: 0,
    width: { base: "10rem", md: "14rem" },
    aspectRatio: "4 / 5",
    objectFit: "cover",
    borderRadius: "soft",
  },
} satisfies Record<string, SystemStyleObject>;

/** A person of the business: a portrait, if there is one, and their words. */
function Person({ person }: { person: Person }) {
  return (
    <chakra.div css={styles.person}>
      {person.picture && (
        <Picture
          picture={person.picture}
          // The portrait is cropped from a wide photograph.
          sizes="(min-width: 48em) 27rem, 19rem"
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

/** The history of the business, and a person who represents it. */
export function Story({ story }: { story: Queries.StoryFragment }) {
  return (
    <Section labelledBy="story-title">
      <SectionWithSideHead id="story-title" heading={story.heading}>
        <chakra.div css={styles.story}>
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </chakra.div>
        {story.person && <Person person={story.person} />}
      </SectionWithSideHead>
    </Section>
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
