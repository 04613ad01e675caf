import type { ReactNode } from "react";
import { Stack } from "@chakra-ui/react/stack";
import { metaOf } from "../../../src/content/schema/schemaParts";
import { useSession } from "../session/SessionContext";
import { isProvisional, outcomeOf } from "../session/changes";
import { labelOf, type FieldProps } from "./fieldProps";
import { useUiState } from "../ui/uiState";
import { useFile } from "./FormContext";
import { Hint } from "./Hint";
import { Section } from "./Section";
import { summaryOf } from "./summary";

/** A part that a page always has. */
export function Group({ children, ...props }: FieldProps & { children: ReactNode }) {
  const { schema, path, idPath, value, depth } = props;
  const { state } = useSession();
  // In a new entry, required parts are open, so that people see all that the entry needs. They are still
  // open after the first save.
  const file = useFile();
  const isNew = useUiState(({ earlierFiles }) => isProvisional(earlierFiles[file] ?? file));
  return (
    <Section
      path={path}
      idPath={idPath}
      title={labelOf(props)}
      note={summaryOf(schema, value, outcomeOf(state.getState()).files, file)}
      isOpenAtFirst={depth > 0 || isNew}
      depth={depth}
    >
      <Stack gap="4">
        <Hint text={metaOf(schema).description} />
        {children}
      </Stack>
    </Section>
  );
}
