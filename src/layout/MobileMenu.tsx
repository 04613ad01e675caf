import { chakra, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { Link } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { baseLine, mailLink } from "../site/contact";
import { useSite } from "../site/useSite";
import { mobileMenuRecipe } from "../theme/recipes/mobileMenu";
import { PhoneLink } from "../ui/PhoneLink";
import { useHydrated } from "../ui/useHydrated";

const MenuLink = chakra(Link);

/** The menu of small screens: a button, and a panel that slides from under the bar. */
export function MobileMenu() {
  const { site, menu } = useSite();
  const [open, setOpen] = useState(false);
  const isHydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const styles = useSlotRecipe({ recipe: mobileMenuRecipe })();
  const close = () => setOpen(false);

  useEffect(() => {
    if (!open) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [open]);

  return (
    <>
      <chakra.button
        ref={button}
        type="button"
        css={styles.button}
        className="menu-button"
        aria-expanded={open}
        aria-controls="mobile-menu"
        onClick={() => setOpen(!open)}
      >
        <chakra.i css={styles.bars} aria-hidden />
        Menu
      </chakra.button>
      {/* Without scripts the button cannot open anything: a link to the footer's pages stands in. */}
      <noscript>
        <a className="menu-link" href="#site-links">
          Menu
        </a>
      </noscript>
      {/* Of no use before scripts run, it would weigh on every page. */}
      {isHydrated && (
        <chakra.nav
          id="mobile-menu"
          css={styles.panel}
          aria-label="Menu"
          data-open={open || undefined}
          // While it slides away, no Tab leads into it.
          {...(!open && { inert: "" })}
        >
          <chakra.ul css={styles.list}>
            {site.navigation.map(({ label, link }) => (
              <li key={link}>
                <MenuLink to={link} css={styles.link} onClick={close}>
                  {link === "/services" ? site.allServicesLabel : label}
                </MenuLink>
                {link === "/services" && (
                  <chakra.ul css={styles.services}>
                    {menu.map(({ address, menu: item }) => (
                      <li key={address}>
                        <MenuLink to={address} css={styles.link} onClick={close}>
                          {item?.label}
                        </MenuLink>
                      </li>
                    ))}
                  </chakra.ul>
                )}
              </li>
            ))}
          </chakra.ul>
          <chakra.div css={styles.contact}>
            <PhoneLink css={styles.phone} />
            <a href={mailLink(site.email.address)}>{site.email.address}</a>
            <span>{baseLine(site.base)}</span>
          </chakra.div>
        </chakra.nav>
      )}
    </>
  );
}
