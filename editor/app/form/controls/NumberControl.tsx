import { Input } from "@chakra-ui/react/input";
import { useState } from "react";
import type { ControlProps } from "../fieldProps";
import { fieldId, useSet } from "../FormContext";

const textOf = (value: unknown) => (value === undefined || value === null ? "" : String(value));

/** The value of a typed number; a text that is no number stays, so that the check names it. */
function valueOf(typed: string): unknown {
  const text = typed.replaceAll(/[$,\s]/g, "");
  if (text === "") return undefined;
  const number = Number(text);
  return Number.isFinite(number) ? number : typed;
}

/**
 * A number. It is a field of text: a browser's own field of numbers changes its value when a wheel
 * turns, and gives nothing at all for letters.
 */
export function NumberControl({ path, value, describedBy }: ControlProps) {
  const set = useSet(path);
  // "1." and "1.0" are on the way to another number.
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
