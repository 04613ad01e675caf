import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { Note } from "../ui/Text";
import { keepTogether } from "../ui/keepTogether";

type Props = {
  fact: Queries.ServiceHeroFragment["fact"] | undefined;
  css: SystemStyleObject | undefined;
};

/** A fact about the job at the top of a service page: a figure, its text and a note. */
export const HeroFact = ({ fact, css }: Props) =>
  fact && (
    <chakra.div css={css}>
      <p>
        <b>{fact.figure}</b>
        {` ${fact.text}`}
      </p>
      {fact.note && <Note>{keepTogether(fact.note)}</Note>}
    </chakra.div>
  );
