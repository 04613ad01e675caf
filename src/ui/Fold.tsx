import { chakra, useSlotRecipe, type SystemStyleObject } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { foldRecipe } from "../theme/recipes/fold";
import { useFold } from "./useFold";

type Props = {
  summary: ReactNode;
  id?: string;
  css?: SystemStyleObject;
  summaryCss?: SystemStyleObject;
  children: ReactNode;
};

/** A native disclosure on phones, closed at first; from tablets up all of it is shown. */
export function Fold({ summary, id, css, summaryCss, children }: Props) {
  const ref = useFold();
  const styles = useSlotRecipe({ recipe: foldRecipe })();
  return (
    <chakra.details ref={ref} id={id} css={[styles.root, css]}>
      <chakra.summary css={[styles.summary, summaryCss]}>{summary}</chakra.summary>
      {children}
    </chakra.details>
  );
}
