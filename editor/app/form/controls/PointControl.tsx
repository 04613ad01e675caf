import { Button } from "@chakra-ui/react/button";
import { Text } from "@chakra-ui/react/text";
import { entryOf } from "../../../../src/content/check/entry";
import { warningsOnHotspots } from "../../../../src/content/check/hotspotRules";
import { contentTypeOf } from "../../../../src/content/model/contentTypes";
import { isGroup, metaOf } from "../../../../src/content/schema/schemaParts";
import { photoShape } from "../../../../src/theme/photoShape";
import { usePictureUrl } from "../../pictures/usePictureUrl";
import { useStableSelector } from "../../session/useStableSelector";
import { contentIn } from "../../session/openEntry";
import { useDeferredSessionState, useSessionState } from "../../session/SessionContext";
import type { SessionState } from "../../session/state";
import { joined, stepsOf } from "../../ui/uiState";
import type { ControlProps } from "../fieldProps";
import { useFile, useSet, useValueAt } from "../FormContext";
import { Hint } from "../Hint";
import { numbersOn } from "../numbersOn";
import { sentenceInForm } from "../sentenceInForm";
import { placeOfPoint, PointOnPicture } from "../PointOnPicture";

const unset = "Not on the picture";

/** What the check says of a number that visitors cannot see or press on every screen. */
function useWarning(path: string): string | undefined {
  const file = useFile();
  return useDeferredSessionState((state) => {
    const type = contentTypeOf(file);
    if (!type) return undefined;
    const warnings = warningsOnHotspots([entryOf(file, type, contentIn(state, file))]);
    const own = warnings.find((each) => joined(each.path) === path);
    return own && sentenceInForm(own);
  });
}

/** The place of a number on a picture elsewhere in the entry. The picture shows the other numbers, too. */
export function PointControl({ schema, path, value, label, describedBy }: ControlProps) {
  const set = useSet(path);
  const file = useFile();
  const { pictureAt = "" } = metaOf(schema);
  const picture = useValueAt(pictureAt.split("."));
  const { file: name, focus } = isGroup(picture) ? picture : {};
  // Selects only these numbers, so that React does not draw the picture again on every keystroke.
  const others = useSessionState(
    useStableSelector((state: SessionState) =>
      numbersOn(file, contentIn(state, file), pictureAt).filter(
        (each) => joined(each.path) !== path,
      ),
    ),
  );
  const warning = useWarning(path);
  const isChosen = typeof name === "string" && name !== "";
  const url = usePictureUrl(isChosen ? name : undefined, "full");
  if (!isChosen) return <Hint text="First choose the picture at the top of the page." />;

  const number = Number(stepsOf(path).at(-2)) + 1;
  return (
    <>
      <PointOnPicture
        path={path}
        url={url}
        value={value}
        label={`${label} ${number}`}
        unset={unset}
        describedBy={describedBy}
        mark={number}
        crop={{
          aspectRatio: photoShape,
          objectPosition: typeof focus === "string" ? focus : undefined,
        }}
        others={others}
      />
      <Hint text={placeOfPoint(value, unset)} />
      {warning !== undefined && (
        <Text role="status" textStyle="xs" background="accentPale" padding="2" borderRadius="l1">
          {warning}
        </Text>
      )}
      {typeof value === "string" && value !== "" && schema.isOptional() && (
        <Button variant="outline" size="sm" onClick={() => set(undefined)}>
          Take it off the picture
        </Button>
      )}
    </>
  );
}
