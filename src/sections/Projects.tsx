import { chakra, useSlotRecipe } from "@chakra-ui/react";
import { graphql } from "gatsby";
import { projectsRecipe } from "../theme/recipes/projects";
import { Band } from "../ui/Band";
import { Picture } from "../ui/Picture";
import { useViewer } from "../viewer/useViewer";

type Props = {
  /** Names what the projects have in common. */
  label: string;
  projects: readonly Queries.ProjectFragment[];
};

/** Projects: photograph, place, category, what was done. */
export function Projects({ label, projects }: Props) {
  const styles = useSlotRecipe({ recipe: projectsRecipe })();
  const pictures = projects.map(({ title, location, picture }) => ({
    ...picture,
    caption: `${title}. ${location}`,
  }));
  const { linkTo, viewer } = useViewer(label, pictures);
  return (
    <Band>
      <chakra.div css={styles.grid}>
        {projects.map(({ slug, title, location, category, description, picture }, index) => (
          <chakra.article key={slug} css={styles.item}>
            <chakra.figure css={styles.figure}>
              <a {...linkTo(index)}>
                <Picture picture={picture} sizes="(min-width: 48em) 66vw, 100vw" />
              </a>
            </chakra.figure>
            <div>
              <chakra.p css={styles.line}>
                <span>{location}</span>
                <span>{category}</span>
              </chakra.p>
              <h2>{title}</h2>
              <p>{description}</p>
            </div>
          </chakra.article>
        ))}
      </chakra.div>
      {viewer}
    </Band>
  );
}

export const projectFragment = graphql`
  fragment Project on ProjectJson {
    slug
    title
    location
    category
    description
    picture {
      ...Picture
    }
  }
`;
