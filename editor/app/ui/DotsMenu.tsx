import { IconButton, type IconButtonProps } from "@chakra-ui/react/button";
import { Menu } from "@chakra-ui/react/menu";
import { Portal } from "@chakra-ui/react/portal";
import type { ReactNode } from "react";
import { Dots } from "./icons";

type Props = {
  label: string;
  size?: IconButtonProps["size"];
  hideFrom?: IconButtonProps["hideFrom"];
  /** The items of the menu. */
  children: ReactNode;
};

/** A button with three dots, and the menu that the button opens. */
export const DotsMenu = ({ label, size = "sm", hideFrom, children }: Props) => (
  <Menu.Root lazyMount unmountOnExit>
    <Menu.Trigger asChild>
      <IconButton variant="ghost" size={size} hideFrom={hideFrom} aria-label={label}>
        <Dots strokeWidth="3" />
      </IconButton>
    </Menu.Trigger>
    <Portal>
      <Menu.Positioner>
        <Menu.Content>{children}</Menu.Content>
      </Menu.Positioner>
    </Portal>
  </Menu.Root>
);
