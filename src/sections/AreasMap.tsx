import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useSite } from "../site/useSite";
import { useHydrated } from "../ui/useHydrated";

type Props = { areas: Queries.AreasMapFragment };

/** A shadow that keeps names legible over an outline. */
const halo = "0 0 3px {colors.paper}, 0 0 3px {colors.paper}, 0 0 6px {colors.paper}";

const styles = {
  figure: {
    position: "relative",
    gridColumn: { lg: "c 1 / c 9" },
    gridRow: { lg: 1, xl: "1 / 3" },
    alignSelf: "start",
    marginBottom: { base: "2.25rem", lg: "3rem", xl: 0 },
    // On a phone, the names need the whole width.
    mdDown: { marginInline: "calc(-1 * {spacing.gutter})" },
    lineHeight: 1.15,
    // The names keep the colors of the map below them.
    _highContrast: { forcedColorAdjust: "none", background: "paper" },
    "& img": { width: "100%" },
  },
  // The width of the map limits the size of the names: with large text, they would overlap.
  names: {
    containerType: "size",
    position: "absolute",
    inset: 0,
    // In the editor, a click on a name must reach the map, which opens its field.
    pointerEvents: "none",
    "--size": { base: "min(0.8125rem, 3.7cqw)", md: "min(0.9375rem, 1.7cqw)" },
    "& span": { position: "absolute" },
    "& > span": { fontSize: "var(--size)" },
  },
  county: {
    translate: "-50% -50%",
    width: "min-content",
    overflowWrap: "normal",
    textAlign: "center",
    fontFamily: "display",
    fontWeight: 700,
    "&&": { fontSize: { base: "calc(1.15 * var(--size))", md: "calc(1.5 * var(--size))" } },
    color: "heading",
  },
  place: {
    translate: "-50% -50%",
    // A name of two long words, like "Chesapeake Bay", takes two lines, and so stays on the water.
    width: "max-content",
    maxWidth: "7em",
    textAlign: "center",
    color: "link",
    "&&": { fontSize: { base: "calc(0.85 * var(--size))", md: "var(--size)" } },
  },
  town: {
    display: { base: "none", md: "block" },
    "&&": { fontSize: { base: "calc(0.85 * var(--size))", md: "var(--size)" } },
    "--gap": "0.65em",
    "&[data-base]": { display: "block", "--gap": { base: "0.75em", md: "0.9em" }, fontWeight: 700 },
    _before: {
      content: '""',
      position: "absolute",
      inset: "-0.25em",
      borderRadius: "50%",
      background: "link",
    },
    "&[data-base]::before": {
      inset: "-0.5em",
      borderRadius: 0,
      clipPath: "polygon(50% 0, 100% 45%, 100% 100%, 0 100%, 0 45%)",
      background: "bayDeep",
    },
    "& > span": {
      whiteSpace: "nowrap",
      color: "text",
      textShadow: halo,
      left: "var(--gap)",
      translate: "0 -50%",
    },
    "& > [data-side=left]": { left: "auto", right: "var(--gap)" },
    "& > [data-side=above]": { left: 0, bottom: "var(--gap)", translate: "-50%" },
    "& > [data-side=below]": { left: 0, top: "var(--gap)", translate: "-50%" },
  },
} satisfies Record<string, SystemStyleObject>;

type Spot = { readonly name: string; readonly x: number | null; readonly y: number | null };

const isOnMap = ({ x, y }: Spot) => x !== null && y !== null;

const at = ({ x, y }: Spot) => ({ left: `${x}%`, top: `${y}%` });

/**
 * The names and dots on the map. Screen readers skip them, because the lists below contain all names.
 */
function Names({ areas: { counties, independentCities, map } }: Props) {
  const { base } = useSite().site;
  const isBase = ({ name }: Spot) => base.towns.includes(name);
  const cities = independentCities.map((city) => ({ ...city, label: null }));
  const towns = [...counties.flatMap(({ towns }) => towns ?? []), ...cities.filter(isBase)];
  const places = [...cities.filter((city) => !isBase(city)), ...(map?.places ?? [])];
  return (
    <chakra.div css={styles.names} aria-hidden>
      {counties.filter(isOnMap).map((county) => (
        <chakra.span key={county.name} css={styles.county} style={at(county)}>
          {county.name}
        </chakra.span>
      ))}
      {places.filter(isOnMap).map((place) => (
        <chakra.span
          key={place.name}
          css={styles.place}
          style={{ ...at(place), rotate: "turn" in place ? `${place.turn ?? 0}deg` : undefined }}
        >
          {place.name}
        </chakra.span>
      ))}
      {towns.filter(isOnMap).map((town) => (
        <chakra.span
          key={town.name}
          css={styles.town}
          style={at(town)}
          data-base={isBase(town) || undefined}
        >
          <span data-side={town.label}>{town.name}</span>
        </chakra.span>
      ))}
    </chakra.div>
  );
}

/**
 * A map of the counties. The outlines are in a separate file, to keep the pages small. The names appear
 * once scripts run.
 */
export function AreasMap({ areas }: Props) {
  const isHydrated = useHydrated();
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
