import { chakra } from "@chakra-ui/react/styled-system";
import { headRecipe } from "../theme/recipes/head";
import { Lead } from "./Text";
import { unbroken } from "./unbroken";

type Props = {
  id: string;
  heading: string;
  lead?: string | null;
};

const Head = chakra("div", headRecipe);

/** The heading of a band with its sentence. */
export function BandHead({ id, heading, lead }: Props) {
  return (
    <Head>
      <h2 id={id}>{unbroken(heading)}</h2>
      {lead && <Lead>{unbroken(lead)}</Lead>}
    </Head>
  );
}
