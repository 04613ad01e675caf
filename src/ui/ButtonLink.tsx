import { chakra } from "@chakra-ui/react/styled-system";
import { Link } from "gatsby";
import type { ReactNode } from "react";
import { telLink } from "../site/contact";
import { useSite } from "../site/useSite";
import { buttonRecipe } from "../theme/button";
import { useQuoteLink } from "../site/pagePath";

type QuoteProps = { size?: "small"; to?: string; children?: ReactNode };

const ButtonAnchor = chakra("a", buttonRecipe);
const ButtonPageLink = chakra(Link, buttonRecipe);

/** Links to a given quote form; by default to the page's own form, or else the contact page's. */
export function QuoteButton({ size, to, children }: QuoteProps) {
  const { site } = useSite();
  const own = useQuoteLink();
  const link = to ?? own;
  const words = children ?? site.buttons.quote;
  return link.startsWith("#") ? (
    <ButtonAnchor href={link} data-kind="quote" data-size={size}>
      {words}
    </ButtonAnchor>
  ) : (
    <ButtonPageLink to={link} data-kind="quote" data-size={size}>
      {words}
    </ButtonPageLink>
  );
}

/** Links to a page of this site. */
export function PageButton({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonPageLink to={to} data-kind="call">
      {children}
    </ButtonPageLink>
  );
}

/** Calls the business, and shows its number. */
export function CallButton({ children }: { children?: ReactNode }) {
  const { number } = useSite().site.phone;
  return (
    <ButtonAnchor href={telLink(number)} data-kind="call">
      {children ?? number}
    </ButtonAnchor>
  );
}
