import { Combobox } from "@chakra-ui/react/combobox";
import { Portal } from "@chakra-ui/react/portal";
import { createListCollection } from "@chakra-ui/react/collection";
import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { asTyped } from "../../../../src/content/wording";
import type { ControlProps } from "../fieldProps";
import { useTextField } from "./useTextField";

type Option = { value: string; label: string };

type Props = ControlProps & { options: readonly Option[] };

/** A text of one line with suggestions. Any other text can be typed. */
export function Suggestions(props: Props) {
  const { options, describedBy } = props;
  const { id, text, type, leave } = useTextField(props);
  // All suggestions show until somebody types.
  const [isTyping, setTyping] = useState(false);
  const isFound = ({ value, label }: Option) =>
    [value, label].some((each) => asTyped(each).includes(asTyped(text)));
  const found = isTyping ? options.filter(isFound) : options;
  const collection = createListCollection({ items: [...found] });
  return (
    <Combobox.Root
      ids={{ input: id }}
      collection={collection}
      allowCustomValue
      openOnClick
      selectionBehavior="preserve"
      inputValue={text}
      onInputValueChange={({ inputValue, reason }) => {
        if (reason !== "input-change") return;
        setTyping(true);
        type(inputValue);
      }}
      value={[]}
      onValueChange={({ value }) => {
        const [chosen] = value;
        if (chosen !== undefined) type(chosen);
      }}
      onOpenChange={() => setTyping(false)}
      positioning={{ sameWidth: true, strategy: "fixed" }}
    >
      <Combobox.Control>
        <Combobox.Input onBlur={leave} aria-describedby={describedBy} autoComplete="off" />
        <Combobox.IndicatorGroup>
          <Combobox.Trigger aria-label="Show suggestions" />
        </Combobox.IndicatorGroup>
      </Combobox.Control>
      {found.length > 0 && (
        <Portal>
          <Combobox.Positioner>
            <Combobox.Content maxHeight="min(var(--available-height), 16rem)" overflowY="auto">
              {found.map((option) => (
                <Combobox.Item key={option.value} item={option}>
                  <span>
                    {option.label}
                    {option.label !== option.value && (
                      <chakra.span color="fg.muted" marginInlineStart="2">
                        {option.value}
                      </chakra.span>
                    )}
                  </span>
                </Combobox.Item>
              ))}
            </Combobox.Content>
          </Combobox.Positioner>
        </Portal>
      )}
    </Combobox.Root>
  );
}
