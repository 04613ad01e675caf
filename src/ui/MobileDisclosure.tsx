import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { useEffect, useRef, type MouseEvent, type ReactNode, type RefObject } from "react";
import { breakpoints } from "../theme/breakpoints";
import { disclosureClass } from "../theme/classNames";

type Props = {
  summary: ReactNode;
  id?: string;
  css?: SystemStyleObject;
  summaryCss?: SystemStyleObject;
  children: ReactNode;
};

const wideQuery = `(min-width: ${breakpoints.md})`;

/** From tablets up, the summary is a heading. Some browsers would hide the contents. */
function keepOpenIfWide(event: MouseEvent): void {
  if (matchMedia(wideQuery).matches) event.preventDefault();
}

/**
 * Keeps a disclosure open from tablets up, where the styles show its contents anyway. Screen readers
 * then report it as open, and Tab skips the summary, which has no effect.
 */
function useMobileDisclosure(): RefObject<HTMLDetailsElement> {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const wide = matchMedia(wideQuery);
    let wasClosed = false;
    const update = () => {
      const details = ref.current;
      if (!details) return;
      // A phone may be turned and turned back.
      if (wide.matches) wasClosed = !details.open;
      if (wide.matches || wasClosed) details.open = wide.matches;
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
export function MobileDisclosure({ summary, id, css, summaryCss, children }: Props) {
  const ref = useMobileDisclosure();
  return (
    <chakra.details ref={ref} id={id} className={disclosureClass} css={css}>
      <chakra.summary css={summaryCss} onClick={keepOpenIfWide}>
        {summary}
      </chakra.summary>
      {children}
    </chakra.details>
  );
}
