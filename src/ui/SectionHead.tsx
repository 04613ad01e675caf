import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { Lead } from "./Text";
import { noWrap } from "./noWrap";

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
    <h2 id={id}>{noWrap(heading)}</h2>
    {lead && <Lead>{noWrap(lead)}</Lead>}
  </Head>
);
