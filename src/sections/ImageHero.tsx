import { chakra, defineSlotRecipe, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { pageEdge } from "../theme/sharedStyles";
import { Badges } from "../ui/Badges";
import { Section } from "../ui/Section";
import { Breadcrumbs, type Crumb } from "../ui/Breadcrumbs";
import { HeroActions } from "../ui/HeroActions";
import { Picture } from "../ui/Picture";
import { keepTogether } from "../ui/keepTogether";
import { Lead } from "../ui/Text";
import { HeroFigure } from "./HeroFigure";

type Props = {
  title: string;
  lead: string;
  picture: Queries.PictureFragment;
  crumbs: readonly Crumb[];
  /** A fact below the buttons. */
  fact?: Queries.ServiceHeroFragment["fact"];
  /** The position of the title. `below` also widens the photograph. */
  side?: "left" | "right" | "below";
};

const recipe = defineSlotRecipe({
  slots: ["root", "figure", "image", "panel", "fact", "badges"],
  base: {
    root: { gridTemplateRows: { md: "clamp(10rem, 15vw, 15rem) auto 3.5rem" } },
    figure: {
      gridColumn: "full",
      gridRow: { base: 3, md: "1 / 3" },
      position: { md: "relative" },
      minHeight: { md: "clamp(440px, 46vw, 640px)" },
    },
    image: {
      layerStyle: "photo",
      md: { position: "absolute", inset: 0, height: "100%", aspectRatio: "auto" },
    },
    panel: {
      gridRow: { base: 1, md: "2 / 4" },
      position: "relative",
      padding: { base: "1.75rem 0 1.25rem", md: "2.25rem 2.5rem 2.5rem" },
      background: "sand",
      "& h1": { fontSize: { lg: "3.25rem" } },
      "& h1 + p": { marginTop: "1rem", maxWidth: "44ch", color: "text" },
    },
    fact: {
      marginTop: "1.35rem",
      paddingTop: "0.9rem",
      borderTop: "ruleStrong",
      lineHeight: 1.35,
      "& b": { color: "heading", fontFamily: "display", fontSize: "1.375rem" },
      "& p + p": { marginTop: "0.35rem" },
    },
    // On phones, the badges are between the text and the photograph. On wider screens, they are below both.
    badges: { gridRow: { base: 2, md: 4 }, marginBottom: { base: "1.5rem", md: 0 } },
  },
  variants: {
    side: {
      right: {
        panel: {
          md: { gridColumn: "c 7 / full-end", paddingRight: pageEdge },
          lg: { gridColumn: "c 7 / full-end" },
        },
      },
      left: {
        panel: {
          md: { gridColumn: "full-start / c 7", paddingLeft: pageEdge },
          lg: { gridColumn: "full-start / c 7" },
        },
      },
      below: {
        root: { md: { gridTemplateRows: "1fr auto" } },
        // This height leaves room in the first view for the buttons below the photograph; on a phone in
        // landscape, at least for the title.
        figure: {
          md: { gridRow: 1, minHeight: "clamp(min(20rem, 40svh), 100svh - 25rem, 40rem)" },
          xl: { gridColumn: "full-start / c 8", minHeight: "32rem" },
        },
        panel: {
          md: { gridRow: 2, paddingInline: 0 },
          lgToXl: {
            display: "grid",
            // The second column starts at the middle column of the page grid.
            gridTemplateColumns: "1fr 1fr",
            columnGap: "gap",
            "& nav": { gridColumn: "1 / 3" },
            "& h1": { gridRow: "2 / 4" },
            "& h1 + p": { marginTop: 0 },
          },
          // The panel is beside the photograph. A photograph as wide as this window would be a strip of the
          // picture's middle.
          xl: {
            gridColumn: "c 8 / wrap-end",
            gridRow: 1,
            alignSelf: "center",
            paddingLeft: "2rem",
          },
        },
      },
    },
  },
});

/** The top of a page without a quote form: a hero image, with the title on a panel over it. */
export function ImageHero({ title, lead, picture, crumbs, fact, side = "right" }: Props) {
  const styles = useSlotRecipe({ recipe })({ side });
  return (
    <Section tone="sand" flush labelledBy="page-title" css={styles.root}>
      <chakra.figure css={styles.figure}>
        <Picture
          picture={picture}
          first
          sizes={side === "below" ? "(min-width: 72em) max(48rem, 58vw), 100vw" : "100vw"}
          css={styles.image}
        />
      </chakra.figure>
      <chakra.div css={styles.panel}>
        <Breadcrumbs crumbs={crumbs} />
        <h1 id="page-title">{title}</h1>
        <Lead>{keepTogether(lead)}</Lead>
        <HeroActions />
        <HeroFigure fact={fact} css={styles.fact} />
      </chakra.div>
      <chakra.div css={styles.badges}>
        <Badges />
      </chakra.div>
    </Section>
  );
}
