import { chakra, useSlotRecipe, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { useSite } from "../site/useSite";
import { quoteFormRecipe } from "../theme/recipes/quoteForm";

type Common = {
  id: string;
  label: string;
  /** Shares its row with its neighbour where there is room. */
  half?: boolean;
};

type Choice = { readonly value: string; readonly label: string };

/** The label above its field; optional fields say so. */
function Field({
  id,
  label,
  half,
  required,
  children,
}: Common & { required?: boolean; children: ReactNode }) {
  const { optional } = useSite().site.quoteForm;
  const styles = useSlotRecipe({ recipe: quoteFormRecipe })();
  return (
    <div data-half={half || undefined}>
      <chakra.label htmlFor={id} css={styles.label}>
        {label}
        {!required && <chakra.span css={styles.optional}>{` (${optional})`}</chakra.span>}
      </chakra.label>
      {children}
    </div>
  );
}

/** A field of one line. */
export function InputField({ label, half, ...input }: Common & HTMLChakraProps<"input">) {
  const styles = useSlotRecipe({ recipe: quoteFormRecipe })();
  return (
    <Field id={input.id} label={label} half={half} required={input.required}>
      <chakra.input {...input} css={styles.control} />
    </Field>
  );
}

/** A field of several lines. */
export function TextField({ label, half, ...area }: Common & HTMLChakraProps<"textarea">) {
  const styles = useSlotRecipe({ recipe: quoteFormRecipe })();
  return (
    <Field id={area.id} label={label} half={half} required={area.required}>
      <chakra.textarea {...area} css={styles.control} />
    </Field>
  );
}

type SelectProps = Common &
  HTMLChakraProps<"select"> & { prompt: string; choices: readonly Choice[]; readOnly?: boolean };

/** A choice that starts on its prompt: nobody has chosen the first service by not looking. */
export function SelectField({ label, half, prompt, choices, readOnly, ...select }: SelectProps) {
  const styles = useSlotRecipe({ recipe: quoteFormRecipe })();
  return (
    <Field id={select.id} label={label} half={half} required={select.required}>
      <chakra.div css={styles.select}>
        <chakra.select {...select} aria-disabled={readOnly || undefined} css={styles.control}>
          <option value="">{prompt}</option>
          {choices.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </chakra.select>
      </chakra.div>
    </Field>
  );
}
