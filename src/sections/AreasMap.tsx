import { chakra, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { placeNames } from "../content/mapNames";
import { useSite } from "../site/useSite";
import { areasMapRecipe } from "../theme/recipes/areasMap";
import { useHydrated } from "../ui/useHydrated";

type Props = { areas: Queries.AreasMapFragment };
/** The names on the map and its dots: for the eye only, since the lists below it say all. */
function Names({ areas }: Props) {
  const { base } = useSite().site;
  const styles = useSlotRecipe({ recipe: areasMapRecipe })();
  return (
    <div aria-hidden>
      {placeNames(areas, base.towns).labels.map(({ item: { kind, name, x, y, turn }, side }) => {
        const style = { left: `${x}%`, top: `${y}%`, rotate: turn ? `${turn}deg` : undefined };
        return kind === "county" || kind === "place" ? (
          <chakra.span key={`${kind} ${name}`} css={styles[kind]} style={style} data-side={side}>
            {name}
          </chakra.span>
        ) : (
          <chakra.span
            key={name}
            css={styles.town}
            style={style}
            data-base={kind === "base" || undefined}
          >
            <span data-side={side}>{name}</span>
          </chakra.span>
        );
      })}
    </div>
  );
}

/**
 * The counties as a map. The outlines are a file of their own, so that they weigh on no page; the
 * names join them once scripts run.
 */
export function AreasMap({ areas }: Props) {
  const isHydrated = useHydrated();
  const styles = useSlotRecipe({ recipe: areasMapRecipe })();
  return (
    <chakra.figure css={styles.figure}>
      <chakra.img
        src="/counties.svg"
        alt={areas.map?.meaning}
        htmlWidth={760}
        htmlHeight={531}
        loading="lazy"
      />
      {isHydrated && <Names areas={areas} />}
    </chakra.figure>
  );
}

export const areasMapFragment = graphql`
  fragment AreasMap on AreasJson {
    counties {
      name
      x
      y
      towns {
        name
        x
        y
        label
      }
    }
    independentCities {
      name
      x
      y
    }
    map {
      meaning
      places {
        name
        x
        y
        turn
      }
    }
  }
`;
