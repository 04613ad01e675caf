import { Stack } from "@chakra-ui/react/stack";
import { memo } from "react";
import * as z from "zod";
import { innermost, isGroup, metaOf } from "../../../src/content/schema/schemaParts";
import { CheckboxList } from "./CheckboxList";
import { below, type FieldProps, type FieldsProps } from "./fieldProps";
import { Group } from "./Group";
import { List } from "./List";
import { OptionalGroup } from "./OptionalGroup";
import { isDrawnOnPicture, PictureField } from "./PictureField";
import { SingleField } from "./SingleField";

/**
 * Any field of the model. React draws a field again only if its own value changes, because unchanged parts
 * of a document stay the same objects.
 */
const Field = memo(function Field(props: FieldProps) {
  const { schema } = props;
  const inner = innermost(schema);
  if (inner instanceof z.ZodObject) {
    const Part = schema.isOptional() ? OptionalGroup : Group;
    return (
      <Part {...props}>
        <Fields {...props} />
      </Part>
    );
  }
  if (inner instanceof z.ZodArray)
    return inner.element instanceof z.ZodEnum ? (
      <CheckboxList {...props} />
    ) : (
      <List {...props} Fields={Fields} />
    );
  return <SingleField {...props} />;
});

/** The fields of a group, in the order of the model. */
export function Fields({ schema, path, idPath, value, depth }: FieldsProps) {
  const group = innermost(schema);
  if (!(group instanceof z.ZodObject)) return null;
  const values = isGroup(value) ? value : {};
  const isPicture = metaOf(schema).kind === "picture";
  const fields = Object.entries(group.shape).filter(
    ([, field]) => !isPicture || !isDrawnOnPicture(field as z.ZodType),
  );
  return (
    <Stack gap={depth < 0 ? 4 : 5}>
      {isPicture && <PictureField schema={group} path={path} value={values} />}
      {fields.map(([name, field]) => (
        <Field
          key={name}
          name={name}
          schema={field as z.ZodType}
          path={below(path, name)}
          idPath={below(idPath, name)}
          value={values[name]}
          depth={depth + 1}
        />
      ))}
    </Stack>
  );
}
