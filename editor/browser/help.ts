import { adminPath, helpName } from "../routes";

/** Opens the help in a new tab, so that the form keeps its unsaved text. */
export function openHelp(): void {
  window.open(`${adminPath}/${helpName}`, "_blank", "noopener");
}
