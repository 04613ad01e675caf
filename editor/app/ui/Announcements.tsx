import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { useUiState } from "./uiState";

/** Tells screen readers about changes that otherwise could only be seen. */
export function Announcements() {
  const words = useUiState((state) => state.announcement);
  return <VisuallyHidden role="status">{words}</VisuallyHidden>;
}
