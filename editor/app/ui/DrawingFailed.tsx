import { Button } from "@chakra-ui/react/button";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { Component, type ReactNode } from "react";

type Props = { children: ReactNode };

/**
 * Shows a message if the editor cannot be drawn, for instance because an extension of the browser has changed
 * the page. The session is outside, so the editor can be drawn again with all unsaved changes.
 */
export class DrawingFailed extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <chakra.main role="alert" maxWidth="36rem" margin="15vh auto 0" padding="6">
        <chakra.h1 textStyle="title">The editor cannot be shown</chakra.h1>
        <Text marginBlock="3">
          Your changes are still here. If this happens again, switch off the translation and the
          extensions of your browser for this page.
        </Text>
        <Button onClick={() => this.setState({ hasFailed: false })}>Show it again</Button>
      </chakra.main>
    );
  }
}
