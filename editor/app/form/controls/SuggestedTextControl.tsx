import { metaOf } from "../../../../src/content/schema/schemaParts";
import { textsFrom } from "../../../../src/content/words/textsFrom";
import { outcomeOf } from "../../session/changes";
import { useDeferredSessionState } from "../../session/SessionContext";
import type { SessionState } from "../../session/state";
import { useStableSelector } from "../../session/useStableSelector";
import type { ControlProps } from "../fieldProps";
import { NativeChoice } from "./NativeChoice";
import { Suggestions } from "./Suggestions";

/** A text with suggestions from other content, like a town. */
export function SuggestedTextControl(props: ControlProps) {
  const { suggestions = [], onlySuggestions } = metaOf(props.schema);
  const texts = useDeferredSessionState(
    useStableSelector((state: SessionState) => textsFrom(outcomeOf(state).files, suggestions)),
  );
  const options = texts.map((value) => ({ value, label: value }));
  return onlySuggestions ? (
    <NativeChoice {...props} options={options} prompt="Choose one" />
  ) : (
    <Suggestions {...props} options={options} />
  );
}
