import { chakra } from "@chakra-ui/react";
import { headRecipe } from "../theme/recipes/head";
import { Lead } from "./Text";

type Props = { id: string; heading: string; lead?: string | null };

const Head = chakra("div", headRecipe);

/** The heading of a band with its sentence beside it. */
export function BandHead({ id, heading, lead }: Props) {
  return (
    <Head>
      <h2 id={id}>{heading}</h2>
      {lead && <Lead>{lead}</Lead>}
    </Head>
  );
}
