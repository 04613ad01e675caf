import { linkablePages } from "../../../../src/content/sitePages";
import { outcomeOf } from "../../session/changes";
import { useSessionState } from "../../session/SessionContext";
import type { ControlProps } from "../fieldProps";
import { Suggestions } from "./Suggestions";

/** The address of a page: suggested by its name, or typed. */
export function AddressControl(props: ControlProps) {
  const files = useSessionState((state) => outcomeOf(state).files);
  const options = linkablePages(files).map(({ path, label }) => ({ value: path, label }));
  return <Suggestions {...props} options={options} />;
}
