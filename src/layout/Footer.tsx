import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { Link } from "gatsby";
import { mailLink } from "../site/contactLinks";
import { baseLine, useSite } from "../site/useSite";
import { largeText } from "../theme/breakpoints";
import { InlineList } from "../ui/InlineList";
import { LicenseNumber } from "../ui/LicenseNumber";
import { PhoneLink } from "../ui/PhoneLink";
import { Wordmark } from "../ui/Wordmark";
import { keepTogether } from "../ui/keepTogether";

/** Hairlines divide the footer, as in the title block of a technical drawing. */
const styles = {
  root: {
    background: "bayDeep",
    paddingInline: "gutter",
    // The end of the footer stays above the call bar.
    paddingBottom: "var(--callbar)",
    // The parts would move while the rest of the footer arrives over a slow network.
    "&:is(main + *):not(:has(+ nav))": { visibility: "hidden" },
    "& > *": { maxWidth: "wrap", marginInline: "auto" },
    "& a": {
      textDecorationColor: "transparent",
      _hover: { textDecorationColor: "currentColor" },
    },
    // The links are tall enough for a finger.
    "& nav a, & p a, & span a": { display: "inline-block", padding: "0.55rem 0" },
    "& span a": { padding: "0.65rem 0", marginBlock: "-0.4rem" },
  },
  top: {
    display: "flex",
    alignItems: "flex-end",
    justifyContent: "space-between",
    gap: "1rem",
    padding: { base: "1.75rem 0 1.25rem", md: "2.5rem 0 1.75rem" },
  },
  since: {
    display: "none",
    md: {
      display: "block",
      fontFamily: "display",
      fontSize: "1.125rem",
      fontWeight: 600,
      lineHeight: 1,
      "& b": { marginLeft: "0.15em", color: "accent", fontSize: "2.5rem", letterSpacing: "0.01em" },
    },
  },
  grid: {
    display: "grid",
    // The two lists of links are side by side, since one column would be very long.
    gridTemplateColumns: { base: "2fr 3fr", md: "4fr 3fr 4fr", lg: "4fr 2fr 3fr 3fr" },
    // With large text, the words of two columns would not fit.
    [largeText]: { gridTemplateColumns: "1fr" },
    borderTop: "rule",
  },
  cell: {
    // On tablets, the counties are below the contact details, and the links beside both.
    "div&": { gridColumn: { base: "1 / -1", md: "1", lg: "auto" } },
    "div + nav&": { gridArea: { md: "1 / 2 / 3", lg: "auto" } },
    "nav + nav&": {
      gridArea: { md: "1 / 3 / 3", lg: "auto" },
      paddingLeft: "1.25rem",
      [largeText]: { paddingLeft: 0 },
    },
    "div + nav&, nav + nav&": { md: { paddingLeft: "1.5rem", borderLeft: "rule" } },
    "nav + div&": { lg: { paddingLeft: "1.5rem", borderLeft: "rule" } },
    padding: { base: "1rem 0", md: "2rem 1.5rem 2rem 0", lg: "2.25rem 1.5rem 2.5rem 0" },
    borderBottom: "rule",
    "& p + p, & ul + p": { marginTop: "0.75rem" },
  },
  // To save space, phones show the counties one after the other in the same lines, without heading and note.
  areas: {
    "& li": {
      color: "heading",
      // On wide screens, each county has the height of a link in the lists beside the counties.
      padding: { md: "0.25rem 0", lg: "0.55rem 0" },
      display: { base: "inline-block", md: "block" },
      marginRight: { base: "0.75rem", md: 0 },
      fontSize: { base: "note", md: "body" },
    },
    "& h2, & p": { display: { base: "none", md: "block" } },
  },
  heading: {
    marginBottom: { base: "0.2rem", md: "0.4rem" },
    fontFamily: "body",
    fontSize: "1rem",
    fontWeight: 650,
    letterSpacing: 0,
  },
  phone: {
    display: "block",
    padding: "0.6rem 0",
    textStyle: "figure",
    fontSize: "1.625rem",
    letterSpacing: "-0.02em",
  },
  base: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: "0.25rem 1rem",
    padding: { base: "0.75rem 0 2.25rem", md: "1rem 0 1.25rem" },
    alignItems: "center",
    fontSize: "note",
  },
  rights: {
    display: "flex",
    flexWrap: "wrap",
    flexGrow: { base: 1, md: 0 },
    justifyContent: "space-between",
    alignItems: "center",
    columnGap: "1.5rem",
  },
} satisfies Record<string, SystemStyleObject>;

/**
 * The footer: contact details, quick links, all services, the counties, and the license that
 * Maryland requires.
 */
export function Footer() {
  const { site, counties } = useSite();
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
                {keepTogether(`${label} ${hours} `)}
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
        <InlineList>{[words.licensed, <LicenseNumber key="number" />]}</InlineList>
        <chakra.div css={styles.rights}>
          <span>{`© ${site.copyrightYear} ${site.name}`}</span>{" "}
          <span>
            <Link to="/contact#privacy">{words.privacyLabel}</Link>
          </span>
        </chakra.div>
      </chakra.div>
    </chakra.footer>
  );
}
