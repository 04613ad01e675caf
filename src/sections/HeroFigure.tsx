import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { Note } from "../ui/Text";
import { keepTogether } from "../ui/keepTogether";

type Props = {
  fact: Queries.ServiceHeroFragment["fact"] | undefined;
  css: SystemStyleObject | undefined;
};

/** The large figure at the top of a service page, with its text and an optional note. */
export const HeroFigure = ({ fact, css }: Props) =>
  fact && (
    <chakra.div css={css}>
      <p>
        <b>{fact.figure}</b>
        {` ${fact.text}`}
      </p>
      {fact.note && <Note>{keepTogether(fact.note)}</Note>}
    </chakra.div>
  );
