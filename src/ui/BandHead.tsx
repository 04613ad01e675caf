import { chakra } from "@chakra-ui/react/styled-system";
import { Lead } from "./Text";
import { unbroken } from "./unbroken";

type Props = {
  id: string;
  heading: string;
  lead?: string | null;
};

const Head = chakra("div", {
  base: { marginBottom: { base: "1.5rem", lg: "2.5rem" }, "& p": { marginTop: "0.75rem" } },
});

/** The heading of a band with its sentence. */
export function BandHead({ id, heading, lead }: Props) {
  return (
    <Head>
      <h2 id={id}>{unbroken(heading)}</h2>
      {lead && <Lead>{unbroken(lead)}</Lead>}
    </Head>
  );
}
