import { chakra } from "@chakra-ui/react/styled-system";

const star = "l2.5 5.3 5.7.7-4.2 4 1.1 5.8-5.1-2.9-5.1 2.9 1.1-5.8-4.2-4 5.7-.7z";

/** The stars from `first` up to, but not including, `last`. */
const stars = (first: number, last: number) =>
  Array.from(
    { length: last - first },
    (_, index) => `M${9 + (first + index) * 21.5} .8${star}`,
  ).join("");

const best = 5;

/** A rating from 1 to 5, as a drawing with a description. */
export function Stars({ rating }: { rating: number }) {
  return (
    <chakra.svg
      viewBox="0 0 104 18"
      role="img"
      aria-label={`${rating} out of ${best} stars`}
      width="6.5rem"
      height="1.125rem"
      color="stars"
      fill="none"
      stroke="currentColor"
      marginBottom="0.5rem"
    >
      <path d={stars(0, rating)} fill="currentColor" />
      {rating < best && <path d={stars(rating, best)} />}
    </chakra.svg>
  );
}
