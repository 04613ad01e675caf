import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { useUiState } from "./uiState";

/** Lets screen readers say what others see happen. */
export function Announcements() {
  const words = useUiState((state) => state.announcement);
  return <VisuallyHidden role="status">{words}</VisuallyHidden>;
}
