import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { useQuoteLink } from "../site/quoteLinks";
import { telLink } from "../site/contactLinks";
import { useSite } from "../site/useSite";
import { PhoneWords } from "./PhoneLink";
import { buttonRecipe } from "../theme/button";
import { SiteLink } from "./SiteLink";

type QuoteProps = { size?: "small"; to?: string; children?: ReactNode };

const ButtonAnchor = chakra("a", buttonRecipe);
const ButtonSiteLink = chakra(SiteLink, buttonRecipe);

/** Links to a given quote form; by default to the form on the page, or else to the contact form. */
export function QuoteButton({ size, to, children }: QuoteProps) {
  const { site } = useSite();
  const own = useQuoteLink();
  return (
    <ButtonSiteLink to={to ?? own} data-kind="quote" data-size={size}>
      {children ?? site.buttons.quote}
    </ButtonSiteLink>
  );
}

/** Links to a page of this site. */
export const PageButton = ({ to, children }: { to: string; children: ReactNode }) => (
  <ButtonSiteLink to={to} data-kind="call">
    {children}
  </ButtonSiteLink>
);

/** Calls the business. By default, the label is the phone number. */
export function CallButton({ children }: { children?: ReactNode }) {
  const { number } = useSite().site.phone;
  return (
    <ButtonAnchor href={telLink(number)} data-kind="call">
      {children ?? (
        // The button is a flex container, which would drop the space between the number and its extension.
        <span>
          <PhoneWords number={number} />
        </span>
      )}
    </ButtonAnchor>
  );
}
