import { chakra, useSlotRecipe, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { Link } from "gatsby";
import { useSite } from "../site/useSite";
import { servicesMenuRecipe } from "../theme/recipes/servicesMenu";
import { useHydrated } from "../ui/useHydrated";
import { useServicesMenu } from "./useServicesMenu";

type Props = {
  label: string;
  path: string;
  /** Whether there is no room for the panel right of where the link begins: then all links share it. */
  isFar?: boolean;
  linkStyles?: SystemStyleObject;
};

const MenuLink = chakra(Link);

/** The Services dropdown of wide screens. */
export function ServicesMenu({ label, path, isFar, linkStyles }: Props) {
  const { site, menu } = useSite();
  const isHydrated = useHydrated();
  const { rootProps, buttonProps, close } = useServicesMenu();
  const styles = useSlotRecipe({ recipe: servicesMenuRecipe })();
  const entries = [
    { address: "/services", label: site.allServicesLabel, text: site.allServicesText },
    ...menu.map((service) => ({ address: service.address, ...service.menu })),
  ];
  const isHere = path === "/services" || path.startsWith("/services/");
  return (
    <chakra.div css={styles.root} data-far={isFar || undefined} {...rootProps}>
      <chakra.button
        type="button"
        css={linkStyles}
        aria-controls="services-menu"
        data-current={isHere || undefined}
        {...buttonProps}
      >
        {label}
        <svg width="10" height="7" viewBox="0 0 10 7" aria-hidden>
          <path d="M1 1l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.8" />
        </svg>
      </chakra.button>
      <chakra.ul id="services-menu" css={styles.panel}>
        {entries.map(({ address, label: name, text }) => (
          <li key={address}>
            <MenuLink to={address} css={styles.link} onClick={close}>
              <chakra.b css={styles.label}>{name}</chakra.b>
              {isHydrated && text && (
                <chakra.span css={styles.text} aria-hidden>
                  {text}
                </chakra.span>
              )}
            </MenuLink>
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
