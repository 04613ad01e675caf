import { chakra } from "@chakra-ui/react/styled-system";
import { pluralize } from "../../../src/content/words/wording";
import { Star } from "../ui/icons";

const most = 5;

/** A rating as stars that cannot be changed. */
export function Stars({ count }: { count: number }) {
  return (
    <chakra.span
      role="img"
      aria-label={pluralize(count, "star")}
      display="inline-flex"
      flexShrink="0"
      color="stars"
    >
      {Array.from({ length: most }, (_, at) => (
        <Star key={at} width="1rem" fill={at < count ? "currentColor" : "none"} />
      ))}
    </chakra.span>
  );
}
