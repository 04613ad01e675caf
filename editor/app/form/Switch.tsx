import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { Switch as ChakraSwitch } from "@chakra-ui/react/switch";

type Props = {
  id?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** The words beside the switch. */
  label: string;
  /** The name for screen readers, if the words beside the switch only say whether it is on. */
  of?: string;
  describedBy?: string;
};

/** A switch with its words. */
export function Switch({ id, isOn, onChange, label, of, describedBy }: Props) {
  return (
    <ChakraSwitch.Root
      ids={id === undefined ? undefined : { hiddenInput: id }}
      checked={isOn}
      onCheckedChange={({ checked }) => onChange(checked)}
      minHeight="row"
      gap="2"
    >
      <ChakraSwitch.HiddenInput role="switch" aria-describedby={describedBy} />
      <ChakraSwitch.Label
        textStyle={of === undefined ? "sm" : "xs"}
        fontWeight={of === undefined ? 600 : 400}
        color={of === undefined ? undefined : "fg.muted"}
      >
        {of !== undefined && <VisuallyHidden>{of}: </VisuallyHidden>}
        {label}
      </ChakraSwitch.Label>
      <ChakraSwitch.Control />
    </ChakraSwitch.Root>
  );
}
