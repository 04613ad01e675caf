import { chakra } from "@chakra-ui/react/styled-system";

/** The mark of a line with unsaved changes. */
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
