import { Field } from "@chakra-ui/react/field";
import { chakra } from "@chakra-ui/react/styled-system";
import { useId, useState } from "react";
import { metaOf } from "../../../src/content/schema/schemaParts";
import { useSessionState } from "../session/SessionContext";
import { Problem } from "../ui/icons";
import { controlOf } from "./controlOf";
import { FactNotes } from "./FactNotes";
import { labelOf, type FieldProps } from "./fieldProps";
import { fieldId, useError } from "./FormContext";

/** A single value: its label, its control, a hint, and its error. */
export function SingleField(props: FieldProps) {
  const { schema, path, value } = props;
  const id = useId();
  const [isTyping, setTyping] = useState(false);
  const found = useError(path);
  const showsAllErrors = useSessionState((state) => state.showsAllErrors);
  // In the field of an address, people may type the name of a page. The name becomes an address when they
  // leave the field, so an error shows only then.
  const error = isTyping && !showsAllErrors ? undefined : found;
  const label = labelOf(props);
  const { description, kind } = metaOf(schema);
  const hasFacts = typeof value === "string" && value.includes("{");
  const { Control, labels } = controlOf(schema);
  const describedBy =
    [
      hasFacts && `${id}-facts`,
      description !== undefined && `${id}-hint`,
      error !== undefined && `${id}-error`,
    ]
      .filter(Boolean)
      .join(" ") || undefined;
  const words = (
    <>
      {label}
      {schema.isOptional() && (
        <chakra.span fontWeight={400} color="fg.muted">
          (optional)
        </chakra.span>
      )}
    </>
  );
  const control = (
    <Control
      schema={schema}
      path={path}
      value={value}
      label={label}
      describedBy={describedBy}
      isInvalid={error !== undefined}
    />
  );
  return (
    <Field.Root
      as={labels === "group" ? "fieldset" : "div"}
      invalid={error !== undefined}
      ids={{ control: fieldId(path), helperText: `${id}-hint`, errorText: `${id}-error` }}
      data-field={path}
      onFocus={() => setTyping(kind === "address" && found === undefined)}
      onBlur={() => setTyping(false)}
    >
      {labels === "input" && <Field.Label>{words}</Field.Label>}
      {labels === "group" && (
        <chakra.legend
          display="flex"
          gap="1"
          fontWeight={600}
          textStyle="sm"
          marginBottom="1.5"
          padding="0"
        >
          {words}
        </chakra.legend>
      )}
      {control}
      {error !== undefined && (
        <Field.ErrorText>
          <Problem />
          {error}
        </Field.ErrorText>
      )}
      {hasFacts && <FactNotes id={`${id}-facts`} text={value} />}
      {description !== undefined && <Field.HelperText>{description}</Field.HelperText>}
    </Field.Root>
  );
}
