import { Switch as ChakraSwitch } from "@chakra-ui/react/switch";

type Props = {
  id?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** The words beside it. */
  label: string;
  /** Its name for screen readers, if the words beside it change. */
  name?: string;
  describedBy?: string;
};

/** A switch with its words. */
export function Switch({ id, isOn, onChange, label, name, describedBy }: Props) {
  return (
    <ChakraSwitch.Root
      ids={id === undefined ? undefined : { hiddenInput: id }}
      checked={isOn}
      onCheckedChange={({ checked }) => onChange(checked)}
      minHeight="row"
      gap="2"
    >
      <ChakraSwitch.HiddenInput aria-label={name} aria-describedby={describedBy} />
      <ChakraSwitch.Label
        textStyle={name === undefined ? "sm" : "xs"}
        fontWeight={name === undefined ? 600 : 400}
        color={name === undefined ? undefined : "fg.muted"}
      >
        {label}
      </ChakraSwitch.Label>
      <ChakraSwitch.Control />
    </ChakraSwitch.Root>
  );
}
