import { chakra, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { graphql, Link } from "gatsby";
import { durationText } from "../content/facts";
import { serviceCardsRecipe } from "../theme/recipes/serviceCards";
import { Band } from "../ui/Band";
import { BandHead } from "../ui/BandHead";
import { Picture } from "../ui/Picture";

type Props = { services: Queries.ServiceCardsFragment };

/** The jobs asked for most: a photograph, a name, how long it takes, a sentence. */
export function ServiceCards({ services }: Props) {
  const styles = useSlotRecipe({ recipe: serviceCardsRecipe })();
  return (
    <Band labelledBy="services-title">
      <BandHead id="services-title" heading={services.heading} lead={services.lead} />
      <chakra.ul css={styles.grid} className="cards">
        {services.cards.map(({ service, picture }) => (
          <chakra.li key={service.address} css={styles.card}>
            <chakra.div css={styles.figure}>
              <Picture picture={picture} sizes="(min-width: 48em) 58vw, 100vw" />
            </chakra.div>
            <chakra.div css={styles.line}>
              <h3>
                <Link to={service.address}>{service.name}</Link>
              </h3>
              {service.facts?.duration && <span>{durationText(service.facts.duration)}</span>}
            </chakra.div>
            <chakra.p css={styles.text}>{service.summary}</chakra.p>
          </chakra.li>
        ))}
      </chakra.ul>
    </Band>
  );
}

export const serviceCardsFragment = graphql`
  fragment ServiceCards on HomePageJsonServices {
    heading
    lead
    cards {
      service {
        name
        address
        summary
        facts {
          duration {
            least
            most
            unit
          }
        }
      }
      picture {
        ...Picture
      }
    }
  }
`;
