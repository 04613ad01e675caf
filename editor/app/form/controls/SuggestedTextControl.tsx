import { metaOf } from "../../../../src/content/schemaParts";
import { textsFrom } from "../../../../src/content/textsFrom";
import { outcomeOf } from "../../session/changes";
import { useSessionState } from "../../session/SessionContext";
import type { ControlProps } from "../fieldProps";
import { Suggestions } from "./Suggestions";

/** A text that other content suggests, like a town. */
export function SuggestedTextControl(props: ControlProps) {
  const { suggestions = [] } = metaOf(props.schema);
  const files = useSessionState((state) => outcomeOf(state).files);
  const options = textsFrom(files, suggestions).map((value) => ({ value, label: value }));
  return <Suggestions {...props} options={options} />;
}
