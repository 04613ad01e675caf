import { linkablePages } from "../../../../src/content/pages/sitePages";
import { outcomeOf } from "../../session/changes";
import { useDeferredSessionState } from "../../session/SessionContext";
import type { SessionState } from "../../session/state";
import { useStableSelector } from "../../session/useStableSelector";
import type { ControlProps } from "../fieldProps";
import { Hint } from "../Hint";
import { Suggestions } from "./Suggestions";

/** The address of a page. People type an address, or choose the name of a page. */
export function AddressControl(props: ControlProps) {
  const options = useDeferredSessionState(
    useStableSelector((state: SessionState) =>
      linkablePages(outcomeOf(state).files).map(({ path, label }) => ({ value: path, label })),
    ),
  );
  const [path, place] = typeof props.value === "string" ? props.value.split("#") : [];
  const page = options.find(({ value }) => value === path);
  return (
    <>
      <Suggestions {...props} options={options} />
      <Hint text={page && `This leads to${place ? " a part of" : ""}: ${page.label}.`} />
    </>
  );
}
