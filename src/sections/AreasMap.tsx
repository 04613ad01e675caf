import { chakra, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { useSite } from "../site/useSite";
import { areasMapRecipe } from "../theme/recipes/areasMap";
import { useHydrated } from "../ui/useHydrated";

type Props = { areas: Queries.AreasMapFragment };
type Place = { readonly x: number | null; readonly y: number | null };

const hasPlace = <T extends Place>(item: T): item is T & { x: number; y: number } =>
  item.x !== null && item.y !== null;

const at = ({ x, y }: Place): CSSProperties => ({ left: `${x}%`, top: `${y}%` });

/** On which side of its dot a name stands: as its owner says, but not beyond the edge of the map. */
function sideOf({ x, label }: { x: number; label: string }): string {
  if (x > 85) return "left";
  return x < 10 && label === "left" ? "right" : label;
}

/** On which side of its spot a name stands that has no dot: in its middle, but at the map's edges. */
function sideOfPlace(x: number): string | undefined {
  if (x > 90) return "left";
  return x < 10 ? "right" : undefined;
}

/** The names on the map and its dots: for the eye only, since the lists below it say all. */
function Names({ areas }: Props) {
  const { base } = useSite().site;
  const styles = useSlotRecipe({ recipe: areasMapRecipe })();
  const towns = areas.counties.flatMap((county) => county.towns ?? []);
  return (
    <div aria-hidden>
      {areas.counties.filter(hasPlace).map((county) => (
        <chakra.span key={county.name} css={styles.county} style={at(county)}>
          {county.name}
        </chakra.span>
      ))}
      {[...(areas.map?.places ?? []), ...areas.independentCities.filter(hasPlace)].map((place) => (
        <chakra.span
          key={place.name}
          css={styles.place}
          data-side={sideOfPlace(place.x)}
          style={{
            ...at(place),
            rotate: "turn" in place && place.turn ? `${place.turn}deg` : undefined,
          }}
        >
          {place.name}
        </chakra.span>
      ))}
      {towns.filter(hasPlace).map(
        (town) =>
          town.label && (
            <chakra.span
              key={town.name}
              css={styles.town}
              style={at(town)}
              data-base={base.towns.includes(town.name) || undefined}
            >
              <span data-side={sideOf({ x: town.x, label: town.label })}>{town.name}</span>
            </chakra.span>
          ),
      )}
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
