import { chakra, useSlotRecipe } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { areasRecipe } from "../theme/recipes/areas";
import { Fold } from "../ui/Fold";
import { TownLink } from "./TownLink";

type Props = {
  name: string;
  towns: readonly { readonly name: string }[];
  /** Whether each town is a link even where it has no page. */
  linked?: boolean;
  /** Stands below the towns. */
  children?: ReactNode;
};

/** A county with its towns, folded away on phones. */
export function County({ name, towns, linked, children }: Props) {
  const styles = useSlotRecipe({ recipe: areasRecipe })();
  const { length } = towns;
  if (length === 0)
    return (
      <div>
        <chakra.h3 css={styles.name}>{name}</chakra.h3>
        {children}
      </div>
    );
  return (
    <Fold
      summaryCss={styles.name}
      summary={
        <>
          <h3>{name}</h3>
          <chakra.small
            css={styles.count}
          >{`${length} ${length === 1 ? "town" : "towns"}`}</chakra.small>
        </>
      }
    >
      <chakra.ul css={styles.towns} data-long={length > 10 || undefined}>
        {towns.map((town) => (
          <li key={town.name}>
            <TownLink town={town.name} always={linked} />
          </li>
        ))}
      </chakra.ul>
      {children}
    </Fold>
  );
}
