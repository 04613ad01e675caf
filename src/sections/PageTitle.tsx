import type { SystemStyleObject } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { Section } from "../ui/Section";
import { Lead } from "../ui/Text";
import { keepTogether } from "../ui/keepTogether";

type Props = { title: string; lead: string; children?: ReactNode };

const section: SystemStyleObject = {
  paddingBlock: "clamp(2rem, 5vw, 4rem)",
  "& h1": { gridColumn: { lg: "c 1 / c 7" } },
  "& h1 + p": {
    gridColumn: { lg: "c 7 / wrap-end" },
    alignSelf: "end",
    marginTop: { base: "1rem", lg: 0 },
  },
};

/** The title of a page without a hero image, on sand. */
export function PageTitle({ title, lead, children }: Props) {
  return (
    <Section tone="sand" labelledBy="page-title" css={section}>
      <h1 id="page-title">{title}</h1>
      <Lead>{keepTogether(lead)}</Lead>
      {children}
    </Section>
  );
}
