import { useRecipe } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { titleRecipe } from "../theme/recipes/title";
import { Band } from "../ui/Band";
import { Lead } from "../ui/Text";

type Props = { title: string; lead: string; children?: ReactNode };

/** The title of a page that opens without a photograph. */
export function PageTitle({ title, lead, children }: Props) {
  const styles = useRecipe({ recipe: titleRecipe })();
  return (
    <Band tone="sand" labelledBy="page-title" css={styles}>
      <h1 id="page-title">{title}</h1>
      <Lead>{lead}</Lead>
      {children}
    </Band>
  );
}
