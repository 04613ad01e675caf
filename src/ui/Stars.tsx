import { chakra } from "@chakra-ui/react";

const star = "M9 .8l2.5 5.3 5.7.7-4.2 4 1.1 5.8L9 13.7l-5.1 2.9L5 10.8.8 6.8l5.7-.7z";

const best = 5;

/** A rating from 1 to 5, drawn, and said in words. */
export function Stars({ rating }: { rating: number }) {
  return (
    <chakra.svg
      viewBox="0 0 104 18"
      role="img"
      aria-label={`${rating} out of ${best} stars`}
      width="104px"
      height="18px"
      color="stars"
      marginBottom="0.5rem"
    >
      {Array.from({ length: best }, (_, index) => (
        <path
          key={index}
          transform={`translate(${index * 21.5} 0)`}
          d={star}
          fill={index < rating ? "currentColor" : "none"}
          stroke="currentColor"
        />
      ))}
    </chakra.svg>
  );
}
