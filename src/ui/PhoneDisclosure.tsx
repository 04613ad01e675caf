import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { breakpoints } from "../theme/breakpoints";
import { disclosureClass } from "../theme/classNames";

type Props = {
  summary: ReactNode;
  id?: string;
  css?: SystemStyleObject;
  summaryCss?: SystemStyleObject;
  children: ReactNode;
};

/**
 * Keeps a disclosure open from tablets up, where the styles show its contents anyway. Screen readers
 * then report it as open, and Tab skips the summary, which has no effect.
 */
function usePhoneDisclosure(): RefObject<HTMLDetailsElement> {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const wide = matchMedia(`(min-width: ${breakpoints.md})`);
    const update = () => {
      const details = ref.current;
      if (!details) return;
      if (wide.matches) details.open = true;
      const summary = details.querySelector("summary");
      if (wide.matches) summary?.setAttribute("tabindex", "-1");
      else summary?.removeAttribute("tabindex");
    };
    update();
    wide.addEventListener("change", update);
    return () => wide.removeEventListener("change", update);
  }, []);
  return ref;
}

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
