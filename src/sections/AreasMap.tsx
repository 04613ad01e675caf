import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { placeNames } from "../content/mapNames";
import { useSite } from "../site/useSite";
import { useHydrated } from "../ui/useHydrated";

type Props = { areas: Queries.AreasMapFragment };

/** Keeps names legible over an outline. */
const halo = "0 0 3px {colors.paper}, 0 0 3px {colors.paper}, 0 0 6px {colors.paper}";

/** Centers a name on its spot, or places it beside the spot. `rotate` turns some names. */
const onSpot = {
  position: "absolute",
  translate: "-50% -50%",
  "&[data-side=left]": { translate: "-100% -50%" },
  "&[data-side=right]": { translate: "0 -50%" },
};

/** A screen on which the map is narrower than content/mapLabel.ts expects. */
const narrowMap = "@media (max-width: 19.9em)";

/** content/mapLabel.ts repeats the sizes of the names. */
const styles = {
  figure: {
    position: "relative",
    gridColumn: { lg: "c 1 / c 9" },
    gridRow: { lg: 1 },
    marginBottom: { base: "2.25rem", lg: "3rem" },
    lineHeight: 1.15,
    // The names keep the colors of the map below them.
    _highContrast: { forcedColorAdjust: "none", background: "paper" },
    "& img": { width: "100%" },
    // The names would overlap. The lists below also have them.
    [narrowMap]: { "& > div": { display: "none" } },
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
      background: "bayDeep",
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

/**
 * The names and dots on the map. They are hidden from screen readers, since the lists below contain
 * all names.
 */
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
 * A map of the counties. Its outlines are a separate file, to keep the pages small. Its names appear
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
