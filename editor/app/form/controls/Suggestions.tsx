import { Input } from "@chakra-ui/react/input";
import { asTyped } from "../../../../src/content/words/wording";
import type { ControlProps } from "../fieldProps";
import { useTextField } from "./useTextField";

type Option = { value: string; label: string };

type Props = ControlProps & { options: readonly Option[] };

/**
 * A text input with suggestions. The browser's own list shows them (`datalist`), so the focus stays in the
 * input. People may also type another text. If they type the label of an option, it becomes the value of
 * that option when the focus leaves the input.
 */
export function Suggestions(props: Props) {
  const { options, describedBy } = props;
  const { id, text, type, leave } = useTextField(props);
  const listId = `${id}-suggestions`;

  function finish(): void {
    const named = options.find(({ label }) => asTyped(label) === asTyped(text));
    if (named && named.value !== text) type(named.value);
    else leave();
  }

  return (
    <>
      <Input
        id={id}
        list={listId}
        value={text}
        autoComplete="off"
        aria-describedby={describedBy}
        onChange={({ target }) => type(target.value)}
        onBlur={finish}
      />
      <datalist id={listId}>
        {options.map(({ value, label }) => (
          <option key={value} value={value} label={label === value ? undefined : label} />
        ))}
      </datalist>
    </>
  );
}
