import { chakra } from "@chakra-ui/react/styled-system";
import { Link } from "gatsby";

/** A link to another page, with styles of its own. */
export const StyledLink = chakra(Link);
