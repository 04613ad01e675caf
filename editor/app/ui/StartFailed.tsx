import { Button } from "@chakra-ui/react/button";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";

/** Says that the content cannot be loaded, and what to do. */
export function StartFailed({ sentence }: { sentence: string }) {
  return (
    <chakra.main maxWidth="36rem" margin="15vh auto 0" padding="6">
      <chakra.h1 textStyle="title">The editor cannot start</chakra.h1>
      <Text marginBlock="3" whiteSpace="pre-line">
        {sentence}
      </Text>
      <Button onClick={() => window.location.reload()}>Try again</Button>
    </chakra.main>
  );
}
