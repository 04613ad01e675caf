import type { ControlProps } from "../fieldProps";
import { fieldId, useSet } from "../FormContext";
import { Switch } from "../Switch";

/** Yes or no. For "no", the field is left out of the file. */
export function FlagControl({ path, value, label, describedBy }: ControlProps) {
  const set = useSet(path);
  return (
    <Switch
      id={fieldId(path)}
      isOn={value === true}
      onChange={(isOn) => set(isOn ? true : undefined)}
      label={label}
      describedBy={describedBy}
    />
  );
}
