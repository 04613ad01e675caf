import { Field } from "@chakra-ui/react/field";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { Textarea } from "@chakra-ui/react/textarea";
import { useState, type Ref } from "react";
import { nameOfPicture } from "./usePictures";
import { usePictureUrl } from "./usePictureUrl";
import type { Use } from "./usesOf";

/** The width from which a picture looks sharp on every page, in pixels. */
const goodWidth = 1600;

type Props = {
  file: string;
  /** True for a picture that is not saved yet. */
  isNew: boolean;
  description: string;
  /** The reason why the picture cannot be used with this description. */
  problem: string | undefined;
  /** The places that show the picture. */
  uses: readonly Use[];
  onDescribe: (words: string) => void;
  inputRef: Ref<HTMLTextAreaElement>;
};

/** The chosen picture, its size, and the field for its description. */
export function PictureDetails(props: Props) {
  const { file, isNew, description, problem, uses, onDescribe, inputRef } = props;
  const url = usePictureUrl(file, "full");
  const [size, setSize] = useState<{ file: string; width: number; height: number }>();
  const known = size?.file === file ? size : undefined;
  const facts = [
    known && `${known.width} × ${known.height} pixels`,
    isNew && "uploaded just now. The place where it was taken is removed from the file",
  ].filter(Boolean);
  return (
    <chakra.div
      background="sand"
      borderRadius="l2"
      padding="3"
      position={{ md: "sticky" }}
      top="0"
      display="grid"
      gap="2"
    >
      {url !== undefined && (
        <chakra.img
          src={url}
          alt=""
          width="100%"
          maxHeight="12rem"
          objectFit="contain"
          borderRadius="l2"
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setSize({ file, width, height })
          }
        />
      )}
      <Text fontWeight={650}>{nameOfPicture(file)}</Text>
      {facts.length > 0 && <Text textStyle="xs">{facts.join(", ")}.</Text>}
      {known && known.width < goodWidth && known.height < goodWidth && (
        <Text textStyle="xs" color="problem">
          This picture is small. On large screens it will look blurred.
        </Text>
      )}
      {uses.length > 0 && (
        <Text textStyle="xs">Shown in: {uses.map(({ label }) => label).join("; ")}.</Text>
      )}
      <Field.Root invalid={problem !== undefined}>
        <Field.Label>Description</Field.Label>
        <Textarea
          ref={inputRef}
          rows={3}
          background="paper"
          value={description}
          onChange={({ target }) => onDescribe(target.value)}
        />
        {problem !== undefined && <Field.ErrorText>{problem}</Field.ErrorText>}
        <Field.HelperText>What the picture shows, for visitors who cannot see it.</Field.HelperText>
      </Field.Root>
    </chakra.div>
  );
}
