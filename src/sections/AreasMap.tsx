import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { placeNames } from "../content/mapNames";
import { useSite } from "../site/useSite";
import { largeText } from "../theme/breakpoints";
import { useHydrated } from "../ui/useHydrated";

type Props = { areas: Queries.AreasMapFragment };

/** Keeps names legible where they cross an outline. */
const halo = "0 0 3px {colors.paper}, 0 0 3px {colors.paper}, 0 0 6px {colors.paper}";

/** In the middle of its spot, or beside it; not within the transform, which a turned name follows. */
const onSpot = {
  position: "absolute",
  translate: "-50% -50%",
  "&[data-side=left]": { translate: "-100% -50%" },
  "&[data-side=right]": { translate: "0 -50%" },
};

/** content/mapLabel.ts has the sizes of the names, too. */
const styles = {
  figure: {
    position: "relative",
    gridColumn: { lg: "c 1 / c 9" },
    gridRow: { lg: 1 },
    marginBottom: { base: "2.25rem", lg: "3rem" },
    lineHeight: 1.15,
    // The names keep to the colors of the map they lie on.
    _highContrast: { forcedColorAdjust: "none", background: "paper" },
    "& img": { width: "100%" },
    // Much larger, the names would lie upon each other; they stand in the lists below.
    [largeText]: { "& > div": { display: "none" } },
  },
  county: {
    ...onSpot,
    width: "min-content",
    overflowWrap: "normal",
    textAlign: "center",
    fontFamily: "display",
    fontWeight: 700,
    fontSize: { base: "note", md: "1.25rem" },
    color: "heading",
  },
  place: {
    ...onSpot,
    display: { base: "none", md: "block" },
    whiteSpace: "nowrap",
    fontSize: "note",
    color: "link",
  },
  town: {
    position: "absolute",
    display: { base: "none", md: "block" },
    "--gap": "0.6rem",
    "&[data-base]": { display: "block", "--gap": "0.85rem" },
    _before: {
      content: '""',
      position: "absolute",
      inset: { base: "-2.5px", md: "-3.5px" },
      borderRadius: "50%",
      background: "link",
    },
    "&[data-base]::before": {
      inset: { base: "-0.375rem", md: "-0.5rem" },
      borderRadius: 0,
      clipPath: "polygon(50% 0, 100% 45%, 100% 100%, 0 100%, 0 45%)",
      background: "bandDeep",
    },
    "& span": {
      position: "absolute",
      whiteSpace: "nowrap",
      fontSize: "note",
      color: "text",
      textShadow: halo,
    },
    "& [data-side=left]": { top: 0, right: "var(--gap)", translate: "0 -50%" },
    "& [data-side=right]": { top: 0, left: "var(--gap)", translate: "0 -50%" },
    "& [data-side=above]": { left: 0, bottom: "var(--gap)", translate: "-50%" },
    "& [data-side=below]": { left: 0, top: "var(--gap)", translate: "-50%" },
    "&[data-base] span": { fontWeight: 700 },
  },
} satisfies Record<string, SystemStyleObject>;

/** The names on the map and its dots: for the eye only, since the lists below it say all. */
function Names({ areas }: Props) {
  const { base } = useSite().site;
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
