import { chakra, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { projectsRecipe } from "../theme/recipes/projects";

type Props = { stats: readonly { figure: string; label: string }[] };

/** Four figures in a row. */
export function Stats({ stats }: Props) {
  const styles = useSlotRecipe({ recipe: projectsRecipe })();
  return (
    <chakra.dl css={styles.stats}>
      {stats.map(({ figure, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </chakra.dl>
  );
}
