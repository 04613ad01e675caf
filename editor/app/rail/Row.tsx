import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef, type ReactNode } from "react";
import { hrefOf, type Route } from "../routes";
import { UnsavedDot } from "../ui/UnsavedDot";
import { useUi } from "../ui/uiState";

type Props = {
  route: Route;
  isCurrent: boolean;
  isChanged?: boolean;
  children: ReactNode;
  /** True for an entry below its folder. */
  isBelow?: boolean;
};

/** A line of the rail, which leads to a page, a form or a list. */
export function Row({ route, isCurrent, isChanged = false, children, isBelow = false }: Props) {
  const ui = useUi();
  const line = useRef<HTMLAnchorElement>(null);

  // A click on the page may open an entry whose line is out of view.
  useEffect(() => {
    if (isCurrent) line.current?.scrollIntoView({ block: "nearest" });
  }, [isCurrent]);

  return (
    <chakra.a
      ref={line}
      scrollMarginBlock="8"
      href={hrefOf(route)}
      // Forgets the page that an earlier click chose, so that the frame chooses the page beside the form.
      onClick={() => ui.setState({ page: undefined })}
      aria-current={isCurrent ? "page" : undefined}
      display="flex"
      alignItems="center"
      gap="2"
      flex="1"
      minWidth="0"
      minHeight="row"
      paddingInline="2.5"
      paddingInlineStart={isBelow ? "5" : "2.5"}
      borderRadius="l1"
      background={isCurrent ? "glass" : undefined}
      fontWeight={isCurrent ? 650 : undefined}
      _hover={{ background: isCurrent ? "glass" : "canvas" }}
      focusVisibleRing="inside"
    >
      <chakra.span flex="1" minWidth="0">
        {children}
      </chakra.span>
      {isChanged && <UnsavedDot />}
    </chakra.a>
  );
}
