import { CloseButton } from "@chakra-ui/react/button";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import { useRoute } from "../routes";
import { useUiState } from "./uiState";
import { ChevronLeft } from "./icons";
import { useKeptScroll } from "./useKeptScroll";

type Props = {
  title: string;
  note?: ReactNode;
  /** A link to the place from which the panel was opened. */
  back?: { href: string; label: string };
  /** A message that stays in view above the content. */
  notice?: ReactNode;
  /** Buttons beside the title. */
  tools?: ReactNode;
  /** The name of a long list, which keeps its scroll position while it is closed. */
  listName?: string;
  children: ReactNode;
};

/** The panel beside the page: a form, a list, the history, or the launch list. */
export function Panel({ title, note, back, notice, tools, listName, children }: Props) {
  const [, navigate] = useRoute();
  const content = useKeptScroll(listName);
  const shownPath = useUiState((state) => state.shownPath);
  return (
    <chakra.section
      aria-label={title}
      display="flex"
      flexDirection="column"
      height="100%"
      minHeight="0"
      background="paper"
    >
      <chakra.header display="flex" alignItems="flex-start" gap="1" padding="4" paddingBottom="2">
        <chakra.div flex="1" minWidth="0">
          {back && (
            <chakra.a
              href={back.href}
              display="inline-flex"
              alignItems="center"
              gap="1"
              textStyle="xs"
              color="bay"
              minHeight="6"
            >
              <ChevronLeft />
              {back.label}
            </chakra.a>
          )}
          <chakra.h2 textStyle="title" hideBelow="lg">
            {title}
          </chakra.h2>
          {note !== undefined && (
            <Text textStyle="xs" color="fg.muted" as="div">
              {note}
            </Text>
          )}
        </chakra.div>
        {tools}
        <CloseButton
          hideBelow="lg"
          aria-label="Close"
          onClick={() => navigate({ kind: "page", path: shownPath ?? "/" })}
        />
      </chakra.header>
      {notice}
      {/* `relative` keeps hidden inputs inside this part, so that they do not make the window scroll. */}
      <chakra.div
        ref={content}
        position="relative"
        flex="1"
        minHeight="0"
        overflowY="auto"
        padding="4"
        // The first label does not touch a message above it.
        paddingTop="2"
        // On small windows, toasts cover the end of the panel. The last control can be scrolled clear of them.
        paddingBottom={{ base: "6rem", lg: "4" }}
      >
        {children}
      </chakra.div>
    </chakra.section>
  );
}
