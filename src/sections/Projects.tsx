import { chakra, useSlotRecipe } from "@chakra-ui/react";
import { graphql } from "gatsby";
import { projectsRecipe } from "../theme/recipes/projects";
import { Band } from "../ui/Band";
import { Picture } from "../ui/Picture";

/** Projects: photograph, place, category, what was done. */
export function Projects({ projects }: { projects: readonly Queries.ProjectFragment[] }) {
  const styles = useSlotRecipe({ recipe: projectsRecipe })();
  return (
    <Band>
      <chakra.div css={styles.grid}>
        {projects.map(({ slug, title, location, category, description, picture }) => (
          <chakra.article key={slug} css={styles.item}>
            <chakra.figure css={styles.figure}>
              <Picture picture={picture} sizes="(min-width: 48em) 66vw, 100vw" />
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
