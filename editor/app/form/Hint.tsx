import { Text } from "@chakra-ui/react/text";

/** A sentence of help below a label. */
export function Hint({ text, id }: { text: string | undefined; id?: string }) {
  if (text === undefined) return null;
  return (
    <Text id={id} textStyle="xs" color="fg.muted" maxWidth="60ch">
      {text}
    </Text>
  );
}
