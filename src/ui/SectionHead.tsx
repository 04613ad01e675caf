import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { Lead } from "./Text";
import { keepTogether } from "./keepTogether";

type Props = {
  id: string;
  heading: string;
  lead?: string | null;
  css?: SystemStyleObject;
};

const Head = chakra("div", {
  base: { marginBottom: { base: "1.5rem", lg: "2.5rem" }, "& p": { marginTop: "0.75rem" } },
});

/** The heading of a section and the sentence below it. */
export const SectionHead = ({ id, heading, lead, css }: Props) => (
  <Head css={css}>
    <h2 id={id}>{keepTogether(heading)}</h2>
    {lead && <Lead>{keepTogether(lead)}</Lead>}
  </Head>
);

const side = {
  gridColumn: { lg: "c 1 / c 5" },
  marginBottom: { base: "1.5rem", lg: 0 },
  paddingRight: { lg: "1.5rem" },
  "& p": { marginTop: "1rem" },
} satisfies SystemStyleObject;

const Main = chakra("div", { base: { gridColumn: { lg: "c 5 / wrap-end" } } });

/** The heading of a section in one column, with the contents beside it. */
export const SectionWithSideHead = ({
  css,
  children,
  ...head
}: Props & { children: ReactNode }) => (
  <>
    <SectionHead {...head} css={{ ...side, ...css }} />
    <Main>{children}</Main>
  </>
);
