import { Input } from "@chakra-ui/react/input";
import { metaOf } from "../../../../src/content/schemaParts";
import type { ControlProps } from "../fieldProps";
import { Counter } from "./Counter";
import { useTextField } from "./useTextField";

/** A text of one line, or a time. */
export function TextControl(props: ControlProps) {
  const { schema, describedBy } = props;
  const { id, text, type, leave } = useTextField(props);
  const isTime = metaOf(schema).kind === "time";
  return (
    <>
      <Input
        id={id}
        type={isTime ? "time" : "text"}
        maxWidth={isTime ? "10rem" : undefined}
        value={text}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
        aria-describedby={describedBy}
      />
      <Counter schema={schema} text={text} />
    </>
  );
}
