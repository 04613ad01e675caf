import { pluralize } from "../../../../src/content/words/wording";
import { pagesShowing } from "../../../../src/content/pages/sitePages";
import { outcomeOf } from "../../session/changes";
import { useDeferredSessionState } from "../../session/SessionContext";
import type { ControlProps } from "../fieldProps";
import { useFile } from "../FormContext";
import { Hint } from "../Hint";
import { FlagControl } from "./FlagControl";

/** The switch that hides an entry. Below it are the pages that then leave the entry out. */
export function HideControl(props: ControlProps) {
  const file = useFile();
  const pages = useDeferredSessionState((state) => {
    const { files, names } = outcomeOf(state);
    return pagesShowing(names.get(file) ?? file, files)
      .map(({ label }) => label)
      .join(", ");
  });
  const isOn = props.value === true;
  const count = pages === "" ? 0 : pages.split(", ").length;
  return (
    <>
      <FlagControl {...props} />
      {count > 0 && (
        <Hint
          text={
            isOn
              ? `${pluralize(count, "page")} leave${count === 1 ? "s" : ""} it out: ${pages}.`
              : `Takes it off ${pluralize(count, "page")}: ${pages}.`
          }
        />
      )}
    </>
  );
}
