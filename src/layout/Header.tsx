import { chakra, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { Link } from "gatsby";
import { baseLine, mailLink } from "../site/contact";
import { useSite } from "../site/useSite";
import { headerRecipe } from "../theme/recipes/header";
import { QuoteButton } from "../ui/ButtonLink";
import { PhoneLink } from "../ui/PhoneLink";
import { Wordmark } from "../ui/Wordmark";
import { MobileMenu } from "./MobileMenu";
import { ServicesMenu } from "./ServicesMenu";

const NavLink = chakra(Link);

/**
 * Whether so much stands before a link that a panel which begins with it could leave the screen: with
 * the longest name, 20 letters are what leaves room for 35rem on the narrowest screen with this menu.
 */
const isFar = (before: readonly { label: string }[]) =>
  before.map(({ label }) => label).join("").length > 20;

/** The strip with base, email and license; below it the bar that stays in view. */
export function Header({ path }: { path: string }) {
  const { site } = useSite();
  const styles = useSlotRecipe({ recipe: headerRecipe })();
  return (
    // Both are the page's banner; only the bar is sticky, on the page and not within the banner.
    <chakra.header display="contents">
      <chakra.div css={styles.strip} className="on-dark">
        <chakra.div css={styles.stripInner}>
          <span>{`${baseLine(site.base)} · since ${site.foundingYear}`}</span>
          <span>
            <span>
              <a href={mailLink(site.email.address)}>{site.email.address}</a>
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
                      isFar={isFar(site.navigation.slice(0, index))}
                      linkStyles={styles.link}
                    />
                  ) : (
                    <NavLink to={link} css={styles.link}>
                      {label}
                    </NavLink>
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
