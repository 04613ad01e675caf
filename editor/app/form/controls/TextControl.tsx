import { Input } from "@chakra-ui/react/input";
import { Textarea } from "@chakra-ui/react/textarea";
import type { ClipboardEvent } from "react";
import { isVisibleText, metaOf } from "../../../../src/content/schema/schemaParts";
import type { ControlProps } from "../fieldProps";
import { Counter } from "./Counter";
import { useTextField } from "./useTextField";

const onOneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, " ");

/**
 * Pastes a text of several lines as one line. Unlike a new value, this command leaves the cursor after the
 * pasted words, and lets the browser undo.
 */
function pasteOnOneLine(event: ClipboardEvent): void {
  const text = event.clipboardData.getData("text/plain");
  if (!text.includes("\n")) return;
  if (document.execCommand("insertText", false, onOneLine(text))) event.preventDefault();
}

/** A text without line breaks. A text for visitors wraps, so that all of its words are in view. */
export function TextControl(props: ControlProps) {
  const { schema, describedBy, isInvalid } = props;
  const { id, text, type, leave } = useTextField(props);
  const isTime = metaOf(schema).kind === "time";
  const shared = { id, value: text, onBlur: leave, "aria-describedby": describedBy };
  return (
    <>
      {isVisibleText(schema) ? (
        <Textarea
          {...shared}
          rows={1}
          minHeight="control"
          resize="none"
          css={{ fieldSizing: "content" }}
          onChange={({ target }) => type(onOneLine(target.value))}
          onPaste={pasteOnOneLine}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.preventDefault();
          }}
        />
      ) : (
        <Input
          {...shared}
          type={isTime ? "time" : "text"}
          maxWidth={isTime ? "10rem" : undefined}
          onChange={({ target }) => type(target.value)}
        />
      )}
      <Counter schema={schema} text={text} isInvalid={isInvalid} />
    </>
  );
}
