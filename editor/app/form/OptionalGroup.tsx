import { Stack } from "@chakra-ui/react/stack";
import { useRef, type ReactNode } from "react";
import { metaOf } from "../../../src/content/schema/schemaParts";
import { outcomeOf } from "../session/changes";
import { useSession } from "../session/SessionContext";
import { foldKey, useUi } from "../ui/uiState";
import { labelOf, type FieldProps } from "./fieldProps";
import { useFile, useSet } from "./FormContext";
import { Hint } from "./Hint";
import { Section } from "./Section";
import { summaryOf } from "./summary";
import { Switch } from "./Switch";

/** A part that a page may leave out. Somebody who switches the part on again gets its content back. */
export function OptionalGroup({ children, ...props }: FieldProps & { children: ReactNode }) {
  const { schema, path, idPath, value, depth } = props;
  const { state } = useSession();
  const ui = useUi();
  const file = useFile();
  const set = useSet(path);
  const before = useRef<unknown>(undefined);
  const isOn = value !== undefined;
  const { switch: words, description } = metaOf(schema);
  const label = labelOf(props);

  function toggle(next: boolean): void {
    if (!next) before.current = value;
    set(next ? (before.current ?? {}) : undefined);
    ui.setState(({ folds }) => ({ folds: { ...folds, [foldKey(file, idPath)]: next } }));
  }

  const isOnPage = words === undefined;
  return (
    <Section
      path={path}
      idPath={idPath}
      title={label}
      note={isOn ? summaryOf(schema, value, outcomeOf(state.getState()).files, file) : description}
      isOpenAtFirst={isOn && depth > 0}
      depth={depth}
      tools={
        <Switch
          isOn={isOn}
          onChange={toggle}
          label={isOnPage ? (isOn ? "On the page" : "Not on the page") : isOn ? "On" : "Off"}
          of={words ?? label}
        />
      }
    >
      <Stack gap="4">
        <Hint text={description} />
        {isOn ? children : <Hint text="Switch this part on to fill it in." />}
      </Stack>
    </Section>
  );
}
