import { Button } from "@chakra-ui/react/button";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { useEffect, useRef, useState } from "react";
import type * as z from "zod";
import { metaOf, valueAt } from "../../../src/content/schema/schemaParts";
import { placeName } from "../../../src/content/check/issue";
import { pluralize } from "../../../src/content/words/wording";
import { ChoosePicture } from "../pictures/ChoosePicture";
import { usePictureUrl } from "../pictures/usePictureUrl";
import { useStableSelector } from "../session/useStableSelector";
import { contentIn } from "../session/openEntry";
import { useSession, useSessionState } from "../session/SessionContext";
import type { SessionState } from "../session/state";
import { Check, Picture, Problem } from "../ui/icons";
import { joined, stepsOf } from "../ui/uiState";
import { useGoTo } from "../ui/useGoTo";
import { below } from "./fieldProps";
import { fieldId, useChange, useError, useFile } from "./FormContext";
import { Hint } from "./Hint";
import { numbersOn, type NumberOnPicture } from "./numbersOn";
import { PointOnPicture } from "./PointOnPicture";

const kindOf = (field: z.ZodType) => metaOf(field).kind;

/**
 * True for the file and the point of a picture. `PictureField` sets both, so they have no control of their
 * own.
 */
export const isDrawnOnPicture = (field: z.ZodType): boolean =>
  kindOf(field) === "imageFile" || (kindOf(field) === "point" && !metaOf(field).pictureAt);

/** Buttons that open the fields of numbers, and tick off the opened ones. */
function NumberButtons({ numbers }: { numbers: readonly NumberOnPicture[] }) {
  const file = useFile();
  const goTo = useGoTo();
  const [opened, setOpened] = useState<readonly number[]>([]);
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" marginTop="1">
      {numbers.map(({ number, path }) => {
        const isOpened = opened.includes(number);
        return (
          <Button
            key={joined(path)}
            variant={isOpened ? "subtle" : "outline"}
            size="sm"
            aria-label={isOpened ? `Number ${number}, opened` : `Number ${number}`}
            paddingInline="0"
            borderRadius="full"
            onClick={() => {
              setOpened([...opened, number]);
              goTo({ file, path });
            }}
          >
            {number}
            {isOpened && <Check />}
          </Button>
        );
      })}
    </chakra.div>
  );
}

/**
 * After somebody has replaced a picture, asks to check its numbers: their points belong to the earlier
 * picture.
 */
function NumbersToCheck({
  path,
  filePath,
  picture,
}: Record<"path" | "filePath" | "picture", string>) {
  const file = useFile();
  const before = useSessionState(({ edited }) =>
    valueAt(edited.get(file)?.base, stepsOf(filePath)),
  );
  const isOther = typeof before === "string" && before !== picture;
  // Selects only these numbers, so that React does not draw this notice again on every keystroke.
  const numbers = useSessionState(
    useStableSelector((state: SessionState) =>
      isOther ? numbersOn(file, contentIn(state, file), path) : [],
    ),
  );
  const isShown = numbers.length > 0;
  const notice = useRef<HTMLDivElement>(null);
  const atFirst = useRef(picture);

  // The notice above the new picture may be out of view.
  useEffect(() => {
    if (isShown && picture !== atFirst.current)
      notice.current?.scrollIntoView({ block: "nearest" });
  }, [isShown, picture]);

  if (!isShown) return null;
  return (
    <chakra.div
      ref={notice}
      role="status"
      textStyle="xs"
      background="accentPale"
      padding="2"
      borderRadius="l2"
    >
      {pluralize(numbers.length, "number")} pointed at the picture before this one. Check each:
      {/* Another picture begins a new round of checks. */}
      <NumberButtons key={picture} numbers={numbers} />
    </chakra.div>
  );
}

type Props = {
  schema: z.ZodObject;
  path: string;
  value: Readonly<Record<string, unknown>>;
};

/**
 * The field of a picture: the picture with its point to keep in view, and the button to choose another
 * picture.
 */
export function PictureField({ schema, path, value }: Props) {
  const change = useChange();
  const [isChoosing, setChoosing] = useState(false);
  const names = Object.entries(schema.shape) as [string, z.ZodType][];
  const fileField = names.find(([, field]) => kindOf(field) === "imageFile")?.[0] ?? "file";
  const point = names.find(([, field]) => kindOf(field) === "point");
  const filePath = below(path, fileField);
  const error = useError(filePath);
  const chosen = value[fileField];
  const file = typeof chosen === "string" && chosen !== "" ? chosen : undefined;
  const url = usePictureUrl(file, "full");
  const focus = point && value[point[0]];
  const { alt } = value;
  const entry = useFile();
  const { state } = useSession();

  function use(picture: { file: string; alt: string }): void {
    const set = (field: string, next: unknown) =>
      ({ kind: "set", path: [...stepsOf(path), field], value: next }) as const;
    const ofPoint = point && picture.file !== file ? [set(point[0], undefined)] : [];
    change(set(fileField, picture.file), set("alt", picture.alt), ...ofPoint);
    setChoosing(false);
  }

  return (
    <chakra.div display="grid" gap="2" data-field={filePath}>
      {file !== undefined && <NumbersToCheck path={path} filePath={filePath} picture={file} />}
      {url !== undefined && point && (
        <>
          <PointOnPicture
            path={below(path, point[0])}
            url={url}
            value={focus}
            label={metaOf(point[1]).title ?? "Point to keep in view"}
            unset="In the middle"
          />
          <Hint text="Drag the point to what must stay in view, or use the arrow keys. The page shows which part is cut off." />
        </>
      )}
      <chakra.div display="flex" gap="2" flexWrap="wrap">
        <Button
          id={fieldId(filePath)}
          variant="outline"
          size="sm"
          onClick={() => setChoosing(true)}
          aria-describedby={error === undefined ? undefined : `${fieldId(filePath)}-error`}
        >
          <Picture />
          {file === undefined ? "Choose a picture" : "Choose another picture"}
        </Button>
        {point && typeof focus === "string" && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() =>
              change({ kind: "set", path: [...stepsOf(path), point[0]], value: undefined })
            }
          >
            Back to the middle
          </Button>
        )}
      </chakra.div>
      {error !== undefined && (
        <Text
          id={`${fieldId(filePath)}-error`}
          color="problem"
          textStyle="xs"
          fontWeight={600}
          display="flex"
          gap="1"
        >
          <Problem />
          {error}
        </Text>
      )}
      {isChoosing && (
        <ChoosePicture
          current={
            file === undefined ? undefined : { file, alt: typeof alt === "string" ? alt : "" }
          }
          place={placeName(
            { file: entry, content: contentIn(state.getState(), entry) },
            stepsOf(path).slice(0, -1),
          )}
          onClose={() => setChoosing(false)}
          onChoose={use}
        />
      )}
    </chakra.div>
  );
}
