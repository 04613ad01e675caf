import { CloseButton } from "@chakra-ui/react/button";
import { Drawer } from "@chakra-ui/react/drawer";
import { Portal } from "@chakra-ui/react/portal";
import { useEffect, useRef, type MouseEvent } from "react";
import type { FieldPlace } from "../../../src/content/schema/schemaParts";
import { fieldId } from "../form/FormContext";
import { Brand } from "../ui/Brand";
import { joined, useUi, useUiState } from "../ui/uiState";
import { Rail } from "./Rail";

/** The rail in a drawer, for a window without room for the rail beside the page. */
export function RailDrawer() {
  const ui = useUi();
  const isOpen = useUiState((state) => state.isRailOpen);
  const close = () => ui.setState({ isRailOpen: false });
  /** The field that somebody has chosen in the drawer. */
  const chosen = useRef<FieldPlace>(undefined);

  useEffect(() => {
    if (!isOpen) return undefined;
    chosen.current = undefined;
    return ui.subscribe(({ wanted }) => {
      if (wanted) chosen.current = wanted;
    });
  }, [ui, isOpen]);

  /**
   * The element that takes the focus when the drawer closes: the chosen field, which cannot take the focus
   * while the drawer is open.
   */
  const fieldAtEnd = () =>
    chosen.current ? document.getElementById(fieldId(joined(chosen.current.path))) : null;

  function closeAtLink({ target }: MouseEvent): void {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link?.hash) close();
  }

  return (
    <Drawer.Root
      open={isOpen}
      placement="start"
      size="xs"
      finalFocusEl={fieldAtEnd}
      onOpenChange={({ open }) => !open && close()}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content aria-label="Pages and lists" onClick={closeAtLink}>
            <Drawer.Header paddingBlock="2" paddingInline="4">
              <Brand />
              <Drawer.CloseTrigger asChild position="static" marginInlineStart="auto">
                <CloseButton aria-label="Close" />
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body display="flex" flexDirection="column" padding="0" minHeight="0">
              <Rail />
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
