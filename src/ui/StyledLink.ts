import { chakra } from "@chakra-ui/react/styled-system";
import { Link } from "gatsby";

/** A link to another page that accepts styles. */
export const StyledLink = chakra(Link);
