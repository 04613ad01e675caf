import { linkablePages } from "../../../../src/content/pages/sitePages";
import { outcomeOf } from "../../session/changes";
import { useSessionState } from "../../session/SessionContext";
import type { ControlProps } from "../fieldProps";
import { Hint } from "../Hint";
import { Suggestions } from "./Suggestions";

/** The address of a page. People type an address, or choose the name of a page. */
export function AddressControl(props: ControlProps) {
  const files = useSessionState((state) => outcomeOf(state).files);
  const options = linkablePages(files).map(({ path, label }) => ({ value: path, label }));
  const page = options.find(({ value }) => value === props.value);
  return (
    <>
      <Suggestions {...props} options={options} />
      <Hint text={page && `This leads to: ${page.label}.`} />
    </>
  );
}
