import { chakra, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { Link } from "gatsby";
import { baseLine, mailLink } from "../site/contact";
import { useSite } from "../site/useSite";
import { footerRecipe } from "../theme/recipes/footer";
import { Dotted } from "../ui/Dotted";
import { PhoneLink } from "../ui/PhoneLink";
import { Wordmark } from "../ui/Wordmark";

/** Contact, quick links, all services and the counties; the license as Maryland asks. */
export function Footer() {
  const { site, counties } = useSite();
  const styles = useSlotRecipe({ recipe: footerRecipe })();
  const words = site.footer;
  return (
    <chakra.footer css={styles.root} className="on-dark">
      <chakra.div css={styles.top}>
        <Wordmark size="large" />
        <chakra.p css={styles.since}>
          Since <b>{site.foundingYear}</b>
        </chakra.p>
      </chakra.div>
      <chakra.div css={styles.grid}>
        <chakra.div css={styles.cell}>
          <chakra.h2 css={styles.heading}>{words.contactHeading}</chakra.h2>
          <PhoneLink css={styles.phone} />
          <p>
            <a href={mailLink(site.email.address)}>{site.email.address}</a>
            <br />
            {baseLine(site.base)}
          </p>
          <p>
            {site.hours.map(({ label, hours }) => (
              <chakra.span key={label} display="block">
                {`${label} ${hours}`}
              </chakra.span>
            ))}
          </p>
        </chakra.div>
        <chakra.nav css={styles.cell} id="site-links" aria-labelledby="links-heading">
          <chakra.h2 css={styles.heading} id="links-heading">
            {words.linksHeading}
          </chakra.h2>
          <ul>
            {site.navigation.map(({ label, link }) => (
              <li key={link}>
                <Link to={link}>{label}</Link>
              </li>
            ))}
          </ul>
        </chakra.nav>
        <chakra.nav css={styles.cell} aria-labelledby="services-heading">
          <chakra.h2 css={styles.heading} id="services-heading">
            {words.servicesHeading}
          </chakra.h2>
          <ul>
            {site.services.map(({ name, page }) => (
              <li key={name}>
                <Link to={page?.address ?? "/contact"}>{name}</Link>
              </li>
            ))}
          </ul>
        </chakra.nav>
        <chakra.div css={[styles.cell, styles.areas]}>
          <chakra.h2 css={styles.heading}>{words.areasHeading}</chakra.h2>
          <ul>
            {counties.map(({ name }) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          <p>{words.areasNote}</p>
        </chakra.div>
      </chakra.div>
      <chakra.div css={styles.base}>
        <Dotted>{[words.licensed, site.license.number]}</Dotted>
        <span>
          {`© ${site.copyrightYear} ${site.name} · `}
          <Link to="/contact#privacy">{words.privacyLabel}</Link>
        </span>
      </chakra.div>
    </chakra.footer>
  );
}
