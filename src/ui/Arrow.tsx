import { chakra } from "@chakra-ui/react/styled-system";

const Drawn = chakra("i", {
  base: {
    flexShrink: 0,
    alignSelf: "center",
    width: "0.7rem",
    height: "0.7rem",
    marginRight: "0.4rem",
    border: "solid {colors.link}",
    borderWidth: "2px 2px 0 0",
    transform: "rotate(45deg)",
    transition: "translate {durations.quick} ease-out",
    "@media (hover: hover)": { "a:hover > &": { translate: "4px" } },
  },
});

/** The arrow at the end of a link that fills a row. The arrow is drawn, because the fonts have no arrow. */
export const Arrow = () => <Drawn aria-hidden />;
