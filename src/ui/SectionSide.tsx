import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { Lead } from "./Text";
import { noWrap } from "./noWrap";

type Props = {
  id: string;
  heading: string;
  lead?: string | null;
  sticky?: boolean;
  children: ReactNode;
};

const Side = chakra("div", {
  base: {
    gridColumn: { lg: "c 1 / c 5" },
    marginBottom: { base: "1.5rem", lg: 0 },
    paddingRight: { lg: "1.5rem" },
    "& p": { marginTop: "1rem" },
  },
  variants: {
    sticky: {
      true: { lg: { position: "sticky", top: "calc(var(--bar) + 2rem)", alignSelf: "start" } },
    },
  },
});

const Main = chakra("div", { base: { gridColumn: { lg: "c 5 / wrap-end" } } });

/** A band with its heading in one column, and its contents beside it. */
export function SectionSide({ id, heading, lead, sticky, children }: Props) {
  return (
    <>
      <Side sticky={sticky}>
        <h2 id={id}>{noWrap(heading)}</h2>
        {lead && <Lead>{noWrap(lead)}</Lead>}
      </Side>
      <Main>{children}</Main>
    </>
  );
}
