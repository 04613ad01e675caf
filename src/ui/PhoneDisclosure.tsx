import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { disclosureClass } from "../theme/classNames";
import { usePhoneDisclosure } from "./usePhoneDisclosure";

type Props = {
  summary: ReactNode;
  id?: string;
  css?: SystemStyleObject;
  summaryCss?: SystemStyleObject;
  children: ReactNode;
};

/** A native disclosure on phones, closed at first. From tablets up, its contents always show. */
export function PhoneDisclosure({ summary, id, css, summaryCss, children }: Props) {
  const ref = usePhoneDisclosure();
  return (
    <chakra.details ref={ref} id={id} className={disclosureClass} css={css}>
      <chakra.summary css={summaryCss}>{summary}</chakra.summary>
      {children}
    </chakra.details>
  );
}
