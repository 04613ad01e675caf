import { chakra } from "@chakra-ui/react/styled-system";

/** Marks what has words that are not saved yet. */
export function UnsavedDot() {
  return (
    <chakra.span
      role="img"
      aria-label="not saved yet"
      width="0.5rem"
      height="0.5rem"
      flexShrink="0"
      borderRadius="full"
      background="stars"
    />
  );
}
