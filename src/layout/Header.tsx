import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { mailLink } from "../site/contactLinks";
import { baseLine, useSite } from "../site/useSite";
import { QuoteButton } from "../ui/ButtonLink";
import { PhoneLink } from "../ui/PhoneLink";
import { StyledLink } from "../ui/StyledLink";
import { Wordmark } from "../ui/Wordmark";
import { MobileMenu } from "./MobileMenu";
import { ServicesMenu } from "./ServicesMenu";

const styles = {
  // The links would move while the rest of the header arrives over a slow network.
  root: { display: "contents", "&:is(a + *):not(:has(+ main))": { visibility: "hidden" } },
  // Phones do not show the strip, so the other styles apply only from `md` up.
  strip: {
    display: "none",
    md: {
      display: "block",
      background: "bayDeep",
      fontSize: "note",
      "& a": {
        display: "inline-block",
        paddingBlock: "0.3rem",
        marginBlock: "-0.3rem",
        textDecorationColor: "transparent",
      },
    },
  },
  stripInner: {
    md: {
      display: "flex",
      justifyContent: "space-between",
      gap: "1.5rem",
      maxWidth: "calc({sizes.wrap} + 2 * {spacing.gutter})",
      margin: "auto",
      padding: "0.45rem {spacing.gutter}",
      "& span span + span": { marginLeft: "1rem", paddingLeft: "1rem", borderLeft: "rule" },
    },
  },
  bar: { position: "sticky", top: 0, zIndex: 20, background: "paper", borderBottom: "rule" },
  inner: {
    display: "flex",
    alignItems: "center",
    gap: { base: "gap", md: "1.25rem" },
    minHeight: "var(--bar)",
    maxWidth: "calc({sizes.wrap} + 2 * {spacing.gutter})",
    margin: "auto",
    paddingInline: "gutter",
  },
  nav: { display: { base: "none", xl: "block" }, position: { xl: "relative" } },
  // Links that do not fit wrap to a second line. The bar has room for two lines.
  navList: {
    xl: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "1.375rem" },
  },
  link: {
    xl: {
      display: "inline-flex",
      alignItems: "center",
      gap: "0.35rem",
      padding: "0.65rem 0",
      borderBottom: "2px solid transparent",
      color: "text",
      fontSize: "note",
      fontWeight: 500,
      lineHeight: 1,
      textDecoration: "none",
      _hover: { color: "link", borderColor: "ruleStrong" },
      "&[aria-current]": { color: "link", borderColor: "link", fontWeight: 650 },
    },
  },
  phone: {
    display: "none",
    md: {
      display: "block",
      color: "heading",
      textStyle: "name",
      fontSize: "1.125rem",
      lineHeight: 2,
      textDecoration: "none",
    },
    xl: { paddingLeft: "1.25rem", borderLeft: "rule" },
  },
  quote: { display: "none", md: { display: "block", flexShrink: 0, whiteSpace: "nowrap" } },
} satisfies Record<string, SystemStyleObject>;

/**
 * True if the panel of a link might not fit on the screen. If the labels before the link have at most 20
 * letters, the 35rem panel fits on the narrowest screen with this menu, even with the longest business name.
 */
const mayOverflow = (before: readonly { label: string }[]) =>
  before.map(({ label }) => label).join("").length > 20;

/** The strip with base, email and license, and the sticky bar below it. */
export function Header({ path }: { path: string }) {
  const { site } = useSite();
  return (
    // Strip and bar form the page's banner. With `contents`, the bar sticks to the page, not to the header.
    <chakra.header css={styles.root}>
      <chakra.div css={styles.strip} className="on-dark">
        <chakra.div css={styles.stripInner}>
          <span>{`${baseLine(site.base)} · since ${site.foundingYear}`}</span>{" "}
          <span>
            <span>
              {/* The space is in the link, because a space after the link would widen the gap. */}
              <a href={mailLink(site.email.address)}>{site.email.address} </a>
            </span>
            <span>{site.license.number}</span>
          </span>
        </chakra.div>
      </chakra.div>
      <chakra.div css={styles.bar}>
        <chakra.div css={styles.inner}>
          <Wordmark />
          <chakra.nav css={styles.nav} aria-label="Main">
            <chakra.ul css={styles.navList}>
              {site.navigation.map(({ label, link }, index) => (
                <li key={link}>
                  {link === "/services" ? (
                    <ServicesMenu
                      label={label}
                      path={path}
                      mayOverflow={mayOverflow(site.navigation.slice(0, index))}
                      linkStyles={styles.link}
                    />
                  ) : (
                    <StyledLink to={link} css={styles.link}>
                      {label}
                    </StyledLink>
                  )}
                </li>
              ))}
            </chakra.ul>
          </chakra.nav>
          <PhoneLink css={styles.phone} />
          <chakra.div css={styles.quote}>
            <QuoteButton size="small" />
          </chakra.div>
          <MobileMenu key={path} />
        </chakra.div>
      </chakra.div>
    </chakra.header>
  );
}
