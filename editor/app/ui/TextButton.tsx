import { chakra } from "@chakra-ui/react/styled-system";
import type { ComponentProps } from "react";

/** A button among words, which looks like a link. */
export function TextButton(props: ComponentProps<typeof chakra.button>) {
  return (
    <chakra.button
      type="button"
      color="bay"
      textDecoration="underline"
      textAlign="start"
      cursor="pointer"
      minHeight="6"
      {...props}
    />
  );
}
