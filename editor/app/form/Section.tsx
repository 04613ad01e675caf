import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { useId, type ReactNode } from "react";
import { ChevronDown, ChevronRight } from "../ui/icons";
import { fieldId, useFold } from "./FormContext";

type Props = {
  path: string;
  idPath: string;
  title: string;
  /** A summary of a closed part, in a few words. */
  note?: string;
  isOpenAtFirst: boolean;
  /** Controls beside the title, which are not part of its button. */
  tools?: ReactNode;
  /**
   * 0 for a part of the page, which has a line above it; more for a part inside it, which has a line beside
   * it.
   */
  depth: number;
  children: ReactNode;
};

/** A part of a form that opens and closes. Its fields are drawn only while it is open. */
export function Section({
  path,
  idPath,
  title,
  note,
  isOpenAtFirst,
  tools,
  depth,
  children,
}: Props) {
  const [isOpen, setOpen] = useFold(idPath, isOpenAtFirst);
  const id = useId();
  const isPart = depth === 0;
  return (
    <Box
      role="group"
      aria-labelledby={`${id}-title`}
      id={fieldId(path)}
      borderTopWidth={isPart ? "1px" : undefined}
      borderColor="rule"
      paddingBlock={isPart ? "1" : undefined}
    >
      <Box display="flex" alignItems="center" gap="2">
        <chakra.button
          type="button"
          display="flex"
          alignItems="flex-start"
          gap="2"
          flex="1"
          minWidth="0"
          minHeight="control"
          paddingBlock="2"
          textAlign="start"
          fontWeight={650}
          fontSize={isPart ? "body" : undefined}
          fontFamily={isPart ? "heading" : undefined}
          color="bayDeep"
          cursor="pointer"
          borderRadius="l2"
          focusVisibleRing="outside"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-body` : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <ChevronDown /> : <ChevronRight />}
          <Box as="span" minWidth="0">
            <span id={`${id}-title`}>{title}</span>
            {!isOpen && note !== undefined && note !== "" && (
              <Box
                as="span"
                display="block"
                textStyle="xs"
                fontFamily="body"
                fontWeight={400}
                color="fg.muted"
              >
                {note}
              </Box>
            )}
          </Box>
        </chakra.button>
        {tools}
      </Box>
      {isOpen && (
        <Box
          id={`${id}-body`}
          paddingBottom="4"
          paddingTop="1"
          paddingInlineStart={isPart ? undefined : "3"}
          borderInlineStartWidth={isPart ? undefined : "2px"}
          borderColor="glass"
        >
          {children}
        </Box>
      )}
    </Box>
  );
}
