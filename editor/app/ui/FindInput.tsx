import { Input } from "@chakra-ui/react/input";
import { InputGroup, type InputGroupProps } from "@chakra-ui/react/input-group";
import { Search } from "./icons";

type Props = Pick<InputGroupProps, "flex" | "minWidth"> & {
  /** The label for screen readers: "Find a picture". */
  label: string;
  value: string;
  onType: (words: string) => void;
};

/** An input that shortens the list below it to the lines with the typed words. */
export function FindInput({ label, value, onType, ...layout }: Props) {
  return (
    <InputGroup startElement={<Search />} {...layout}>
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={({ target }) => onType(target.value)}
      />
    </InputGroup>
  );
}
