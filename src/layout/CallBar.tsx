import { chakra } from "@chakra-ui/react/styled-system";
import { useContext } from "react";
import { useSite } from "../site/useSite";
import { callBarRecipe } from "../theme/recipes/callBar";
import { CallButton, QuoteButton } from "../ui/ButtonLink";
import { PagePath } from "../ui/QuoteTarget";

const Bar = chakra("nav", callBarRecipe);

/**
 * The two ways to reach the business, under the thumb on a phone. The contact page is a form already,
 * and calls only.
 */
export function CallBar() {
  const { site } = useSite();
  const isContact = useContext(PagePath) === "/contact";
  return (
    <Bar aria-label="Call or quote">
      <CallButton>{site.buttons.call}</CallButton>
      {!isContact && <QuoteButton />}
    </Bar>
  );
}
