import { Checkbox } from "@chakra-ui/react/checkbox";
import { Fieldset } from "@chakra-ui/react/fieldset";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import * as z from "zod";
import { innermost, metaOf } from "../../../src/content/schema/schemaParts";
import { labelOf, type FieldProps } from "./fieldProps";
import { fieldId, useError, useSet } from "./FormContext";
import { Hint } from "./Hint";

/**
 * A choice of several fixed words, like weekdays. The value has the chosen words in the order of the model.
 */
export function CheckboxList(props: FieldProps) {
  const { schema, path, value } = props;
  const set = useSet(path);
  const error = useError(path);
  const list = innermost(schema);
  const item = list instanceof z.ZodArray ? list.element : undefined;
  const options = item instanceof z.ZodEnum ? (item.options as string[]) : [];
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const choose = (option: string, isChosen: boolean) =>
    set(options.filter((each) => (each === option ? isChosen : chosen.includes(each))));
  return (
    <Fieldset.Root id={fieldId(path)} invalid={error !== undefined}>
      <Fieldset.Legend textStyle="sm" fontWeight={600} color="fg">
        {labelOf(props)}
      </Fieldset.Legend>
      <SimpleGrid minChildWidth="7.5rem" columnGap="4">
        {options.map((option) => (
          <Checkbox.Root
            key={option}
            checked={chosen.includes(option)}
            onCheckedChange={({ checked }) => choose(option, checked === true)}
            minHeight="row"
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>
              {item && (metaOf(item as z.ZodType).labels?.[option] ?? option)}
            </Checkbox.Label>
          </Checkbox.Root>
        ))}
      </SimpleGrid>
      <Hint text={metaOf(schema).description} />
      {error !== undefined && <Fieldset.ErrorText textStyle="xs">{error}</Fieldset.ErrorText>}
    </Fieldset.Root>
  );
}
