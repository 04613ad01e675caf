import { NativeSelect } from "@chakra-ui/react/native-select";
import type * as z from "zod";
import { metaOf } from "../../../../src/content/schema/schemaParts";
import type { ControlProps } from "../fieldProps";
import { fieldId, useSet } from "../FormContext";

type Props = Pick<ControlProps, "schema" | "path" | "value" | "describedBy"> & {
  options: readonly { value: string; label: string }[];
  /** The words while nothing is chosen. */
  prompt: string;
};

/** The words of the empty choice: what pages do if nothing is chosen, like "Usual: …". */
function ifNotChosen(schema: z.ZodType): string {
  const { defaultLabel } = metaOf(schema);
  return defaultLabel === undefined ? "None" : `Usual: ${defaultLabel}`;
}

/** The browser's own select: phones show its list large, and typed letters find a line. */
export function NativeChoice({ schema, path, value, describedBy, options, prompt }: Props) {
  const set = useSet(path);
  const chosen = typeof value === "string" ? value : "";
  const isKnown = chosen === "" || options.some((option) => option.value === chosen);
  return (
    <NativeSelect.Root>
      <NativeSelect.Field
        id={fieldId(path)}
        value={chosen}
        onChange={({ target }) => set(target.value || undefined)}
        aria-describedby={describedBy}
      >
        <option value="">{schema.isOptional() ? ifNotChosen(schema) : prompt}</option>
        {!isKnown && <option value={chosen}>{chosen} (no longer there)</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
