import { chakra } from "@chakra-ui/react/styled-system";

/** The first link of a page. It skips the header, and shows only while it has the focus. */
export function SkipLink() {
  return (
    <chakra.a
      href="#main"
      position="absolute"
      left="-999px"
      zIndex={50}
      padding="0.75rem 1rem"
      background="paper"
      _focus={{ left: "1rem", top: "1rem" }}
    >
      Skip to content
    </chakra.a>
  );
}
