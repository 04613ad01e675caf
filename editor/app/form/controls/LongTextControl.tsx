import { Textarea } from "@chakra-ui/react/textarea";
import type { ControlProps } from "../fieldProps";
import { Counter } from "./Counter";
import { useTextField } from "./useTextField";

/** A paragraph of text. */
export function LongTextControl(props: ControlProps) {
  const { schema, describedBy, isInvalid } = props;
  const { id, text, type, leave } = useTextField(props);
  return (
    <>
      <Textarea
        id={id}
        rows={3}
        css={{ fieldSizing: "content" }}
        maxHeight="24rem"
        value={text}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
        aria-describedby={describedBy}
      />
      <Counter schema={schema} text={text} isInvalid={isInvalid} />
    </>
  );
}
