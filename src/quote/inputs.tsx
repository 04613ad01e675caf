import {
  chakra,
  type HTMLChakraProps,
  type SystemStyleObject,
} from "@chakra-ui/react/styled-system";
import type { FormEvent, ReactNode } from "react";
import { useSite } from "../site/useSite";

type Common = { id: string; label: string };

type Choice = { readonly value: string; readonly label: string };

const styles = {
  label: {
    display: "block",
    marginBottom: "0.3rem",
    fontSize: "small",
    fontWeight: 600,
    lineHeight: 1.4,
  },
  optional: { fontWeight: 400, color: "textSoft" },
  control: {
    display: "block",
    appearance: "none",
    width: "100%",
    minHeight: "48px",
    padding: "0.65rem 0.8rem",
    border: "1px solid {colors.field}",
    borderRadius: "soft",
    background: "paper",
    // Below 16 px, iOS zooms into the field.
    fontSize: "1rem",
    lineHeight: 1.4,
    transition: "border-color {durations.quick} ease-out, box-shadow {durations.quick} ease-out",
    _hover: { borderColor: "link" },
    _focusVisible: { borderColor: "link", outlineOffset: "1px" },
    // An autofilled field keeps our colors.
    _autofill: {
      boxShadow: "inset 0 0 0 6rem {colors.sand}",
      WebkitTextFillColor: "{colors.text}",
    },
    "textarea&": { resize: "vertical" },
  },
  select: {
    position: "relative",
    "& select": { paddingRight: "2.5rem", cursor: "pointer", textOverflow: "ellipsis" },
    // The prompt is lighter than a choice.
    "& select:invalid": { color: "textSoft" },
    "& option": { color: "text" },
    _after: {
      content: '""',
      position: "absolute",
      top: "50%",
      right: "1.1rem",
      width: "0.5rem",
      height: "0.5rem",
      border: "solid {colors.link}",
      borderWidth: "0 2px 2px 0",
      transform: "translateY(-70%) rotate(45deg)",
      pointerEvents: "none",
    },
  },
} satisfies Record<string, SystemStyleObject>;

/** A field below its label. The label says if the field is optional. */
function Field({
  id,
  label,
  half,
  required,
  children,
}: Common & { half?: boolean; required?: boolean; children: ReactNode }) {
  const { optional } = useSite().site.quoteForm;
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

/** Firefox and Chrome would announce an empty field as invalid before the visitor has submitted the form. */
const unannounced = {
  "aria-invalid": false,
  onInvalid: ({ currentTarget }: FormEvent<Element>) =>
    currentTarget.removeAttribute("aria-invalid"),
};

type InputProps = Common &
  HTMLChakraProps<"input"> & {
    /** True if the field shares a row with another field where there is room. */
    half?: boolean;
  };

/** A field of one line. */
export function InputField({ label, half, ...input }: InputProps) {
  return (
    <Field id={input.id} label={label} half={half} required={input.required}>
      <chakra.input {...input} {...unannounced} css={styles.control} />
    </Field>
  );
}

/** The field for the phone number. */
export const PhoneField = (props: InputProps) => (
  <InputField {...props} half required type="tel" inputMode="tel" autoComplete="tel" />
);

/** A field of several lines. */
export function TextField({ label, ...area }: Common & HTMLChakraProps<"textarea">) {
  return (
    <Field id={area.id} label={label} required={area.required}>
      <chakra.textarea {...area} css={styles.control} />
    </Field>
  );
}

type SelectProps = Common &
  HTMLChakraProps<"select"> & { prompt: string; choices: readonly Choice[]; readOnly?: boolean };

/** A select that starts with a prompt, so that nobody chooses the first service by mistake. */
export function SelectField({ label, prompt, choices, readOnly, ...select }: SelectProps) {
  return (
    <Field id={select.id} label={label} required={select.required}>
      <chakra.div css={styles.select}>
        <chakra.select
          {...select}
          {...unannounced}
          aria-disabled={readOnly || undefined}
          css={styles.control}
        >
          <option value="">{prompt}</option>
          {choices.map(({ value, label: name }) => (
            // A select has no read-only state of its own.
            <option key={value} value={value} disabled={readOnly}>
              {name}
            </option>
          ))}
        </chakra.select>
      </chakra.div>
    </Field>
  );
}
