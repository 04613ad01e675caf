import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { useEffect, useRef, useState, type ReactNode } from "react";
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

/** Opens a disclosure from tablets up, where the styles show its contents anyway. */
function useMobileDisclosure() {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const wide = matchMedia(wideQuery);
    let wasClosed = false;
    const update = () => {
      const details = ref.current;
      if (!details) return;
      // A phone in landscape may be wide. Back in portrait, the disclosure returns to its earlier state.
      if (wide.matches) wasClosed = !details.open;
      if (wide.matches || wasClosed) details.open = wide.matches;
      setWide(wide.matches);
    };
    update();
    wide.addEventListener("change", update);
    return () => wide.removeEventListener("change", update);
  }, []);
  return { ref, isWide };
}

/** A native disclosure on phones, closed at first. From tablets up, its contents always show. */
export function MobileDisclosure({ summary, id, css, summaryCss, children }: Props) {
  const { ref, isWide } = useMobileDisclosure();
  return (
    <chakra.details ref={ref} id={id} className={disclosureClass} css={css}>
      {/* The first summary is the button. With this hidden one, the title becomes a part of the contents. */}
      {isWide && <summary hidden />}
      <chakra.summary as={isWide ? "div" : "summary"} css={summaryCss}>
        {summary}
      </chakra.summary>
      {children}
    </chakra.details>
  );
}
