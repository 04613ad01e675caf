import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { sectionClass } from "../theme/classNames";

type Props = {
  tone?: "paper" | "sand" | "bay" | "bayDeep";
  /** Removes the space above and below, for a section whose parts have their own space. */
  flush?: boolean;
  ruled?: boolean;
  id?: string;
  /**
   * True if some parts are on paper. Parts on the dark background then set `on-dark` themselves.
   */
  mixed?: boolean;
  /** The id of the heading that names the section. */
  labelledBy?: string;
  css?: SystemStyleObject;
  children: ReactNode;
};

const StyledSection = chakra("section", {
  base: {
    display: "grid",
    gridTemplateColumns: "var(--page-grid)",
    columnGap: "gap",
    paddingBlock: "band",
  },
  variants: {
    tone: {
      paper: {},
      sand: { background: "sand" },
      bay: { background: "bay" },
      bayDeep: { background: "bayDeep" },
    },
    flush: { true: { paddingBlock: 0 } },
    ruled: { true: { borderTop: "rule" } },
  },
});

/** A section of a page, on the page grid. */
export function Section({ tone = "paper", mixed = false, labelledBy, ...props }: Props) {
  const isDark = !mixed && (tone === "bay" || tone === "bayDeep");
  return (
    <StyledSection
      tone={tone}
      aria-labelledby={labelledBy}
      className={isDark ? `${sectionClass} on-dark` : sectionClass}
      {...props}
    />
  );
}
