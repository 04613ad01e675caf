import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import type { ComponentProps, ReactNode } from "react";
import { SectionHead } from "./SectionHead";

const side = {
  gridColumn: { lg: "c 1 / c 5" },
  marginBottom: { base: "1.5rem", lg: 0 },
  paddingRight: { lg: "1.5rem" },
  "& p": { marginTop: "1rem" },
} satisfies SystemStyleObject;

const Main = chakra("div", { base: { gridColumn: { lg: "c 5 / wrap-end" } } });

type Props = ComponentProps<typeof SectionHead> & { children: ReactNode };

/** The heading of a section in one column, with the contents beside it. */
export const SectionSide = ({ css, children, ...head }: Props) => (
  <>
    <SectionHead {...head} css={{ ...side, ...css }} />
    <Main>{children}</Main>
  </>
);
