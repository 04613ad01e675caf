import { Input } from "@chakra-ui/react/input";
import { useState } from "react";
import type { ControlProps } from "../fieldProps";
import { fieldId, useSet } from "../FormContext";

const textOf = (value: unknown) => (value === undefined || value === null ? "" : String(value));

/** The value of a typed number. A text that is no number stays a text, so that the check reports it. */
function valueOf(typed: string): unknown {
  const text = typed.replaceAll(/[$,\s]/g, "");
  if (text === "") return undefined;
  const number = Number(text);
  return Number.isFinite(number) ? number : typed;
}

/**
 * A number, in a text input. A number input would change its value when a mouse wheel turns, and would return
 * nothing for letters.
 */
export function NumberControl({ path, value, describedBy }: ControlProps) {
  const set = useSet(path);
  // The typed text is kept, because “1.” and “1.0” are the number 1, but may be the beginning of 1.05.
  const [typed, setTyped] = useState<string>();
  const isTyping = typed !== undefined && valueOf(typed) === value;
  return (
    <Input
      id={fieldId(path)}
      inputMode="decimal"
      maxWidth="10rem"
      value={isTyping ? typed : textOf(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        set(valueOf(target.value));
      }}
      onBlur={() => setTyped(undefined)}
      aria-describedby={describedBy}
    />
  );
}
