import { chakra, defineSlotRecipe, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { callToActionShapes } from "../content/model/blocks";
import { useSite } from "../site/useSite";
import { Section } from "../ui/Section";
import { QuoteButton } from "../ui/ButtonLink";
import { InlineList } from "../ui/InlineList";
import { largePhone, PhoneLink } from "../ui/PhoneLink";
import { Picture } from "../ui/Picture";
import { Lead, Note } from "../ui/Text";
import { keepTogether } from "../ui/keepTogether";
import { useOpenNow } from "./useOpenNow";

type Shape = keyof typeof callToActionShapes;

/** A picture as tall as the text beside it. */
const beside = {
  position: "relative",
  "& img": { position: "absolute", inset: 0, height: "100%", aspectRatio: "auto" },
};

/** Heading and lead on the left; phone number, button and hours on the right. */
const onBothSides = {
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  columnGap: "gap",
  alignItems: "start",
  // The lead spans all rows of the right side.
  "& h2 + p": { gridRow: "2 / span 2" },
  "& > a": {
    gridColumn: 2,
    alignSelf: "end",
    marginTop: 0,
    fontSize: "clamp(2.25rem, 1.2rem + 2.6vw, 3.5rem)",
  },
  "& > div": { gridColumn: 2 },
};

/** Two even lines of hours. In half the page's width, the last day would be alone on the second line. */
const onTwoLines = { maxWidth: { lg: "20rem" } };

const recipe = defineSlotRecipe({
  slots: ["text", "phone", "button", "hours", "figure"],
  base: {
    text: {
      paddingBlock: "band",
      "& h2": { fontSize: "h2Large" },
      "& h2 + p": { marginTop: "1rem", maxWidth: "46ch" },
    },
    phone: { ...largePhone, fontSize: "clamp(2.25rem, 1.2rem + 4.4vw, 4.25rem)" },
    button: { marginTop: "1.75rem" },
    hours: {
      marginTop: "1.25rem",
      // The words of useOpenNow appear late. They fill the space below the hours, so nothing moves.
      "& > b": {
        display: { base: "block", _print: "none" },
        lineHeight: "1.5rem",
        marginBottom: "-1.5rem",
      },
    },
    figure: {
      gridColumn: "full",
      "& img": { layerStyle: "photo", aspectRatio: { base: "2", md: "3 / 2" } },
    },
  },
  variants: {
    shape: {
      right: {
        text: { lg: { gridColumn: "c 1 / c 7" } },
        figure: { lg: { ...beside, gridColumn: "c 7 / full-end" } },
      },
      left: {
        text: { lg: { gridColumn: "c 7 / wrap-end", gridRow: 1 } },
        figure: { lg: { ...beside, gridColumn: "full-start / c 7", gridRow: 1 } },
      },
      // The picture is a panorama. The text is below it, in two columns.
      above: {
        text: { lg: onBothSides },
        hours: onTwoLines,
        figure: { gridRow: 1, "& img": { aspectRatio: { base: "2", md: "2.6" } } },
      },
      words: { text: { lg: onBothSides }, hours: onTwoLines },
    },
  },
});

const shapes: readonly Shape[] = ["right", "left", "above"];

const shapeOf = (name: string | null): Shape => shapes.find((shape) => shape === name) ?? "right";

/** The closing call to action: a picture and a large phone number. */
export function CallToAction({ callToAction }: { callToAction: Queries.CallToActionFragment }) {
  const { site } = useSite();
  const { root, openNow } = useOpenNow<HTMLDivElement>();
  const shape = callToAction.picture ? shapeOf(callToAction.shape) : "words";
  const styles = useSlotRecipe({ recipe })({ shape });
  return (
    <Section tone="bay" flush labelledBy="call-to-action-title">
      <chakra.div ref={root} css={styles.text}>
        <h2 id="call-to-action-title">{callToAction.heading}</h2>
        <Lead>{keepTogether(callToAction.lead)}</Lead>
        <PhoneLink large css={styles.phone} />
        <chakra.div css={styles.button}>
          <QuoteButton />
        </chakra.div>
        <Note as="div" css={styles.hours}>
          <InlineList>
            {site.hours.map(({ label, hours }) => keepTogether(`${label} ${hours}`))}
          </InlineList>
          {openNow && <b>{openNow}</b>}
        </Note>
      </chakra.div>
      {callToAction.picture && (
        <chakra.figure css={styles.figure}>
          <Picture
            picture={callToAction.picture}
            sizes={shape === "above" ? "100vw" : "(min-width: 64em) 60vw, 100vw"}
          />
        </chakra.figure>
      )}
    </Section>
  );
}

export const callToActionFragment = graphql`
  fragment CallToAction on CallToAction {
    heading
    lead
    picture {
      ...Picture
    }
    shape
  }
`;
