import { chakra, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { baseLine, mailLink } from "../site/contact";
import { useSite } from "../site/useSite";
import { contactRecipe } from "../theme/recipes/contact";
import { Dotted } from "../ui/Dotted";
import { PhoneLink } from "../ui/PhoneLink";

/** The phone number, large, and email, base, hours and license below it. */
export function ContactDetails() {
  const { site } = useSite();
  const styles = useSlotRecipe({ recipe: contactRecipe })();
  return (
    <>
      <PhoneLink css={styles.phone} />
      <chakra.dl css={styles.details}>
        <div>
          <dt>Email</dt>
          <dd>
            <a href={mailLink(site.email.address)}>{site.email.address}</a>
          </dd>
        </div>
        <div>
          <dt>Base</dt>
          <dd>{baseLine(site.base)}</dd>
        </div>
        <div>
          <dt>Hours</dt>
          <dd>
            {site.hours.map(({ label, hours }) => (
              <chakra.span key={label} css={styles.hours}>
                <span>{label} </span>
                <span>{hours}</span>
              </chakra.span>
            ))}
          </dd>
        </div>
        <div>
          <dt>License</dt>
          <dd>
            <Dotted>{[site.footer.licensed, site.license.number]}</Dotted>
          </dd>
        </div>
      </chakra.dl>
    </>
  );
}
