import { chakra } from "@chakra-ui/react/styled-system";
import { heroActionsRecipe } from "../theme/recipes/heroActions";
import { CallButton, QuoteButton } from "./ButtonLink";

const Actions = chakra("div", heroActionsRecipe);

/** To call and to ask for a quote, at the top of a page. */
export function HeroActions({ wide = "same" }: { wide?: "same" | "row" | "form" }) {
  return (
    <Actions wide={wide}>
      <CallButton />
      <QuoteButton />
    </Actions>
  );
}
