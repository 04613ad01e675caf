import { Field } from "@chakra-ui/react/field";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { Textarea } from "@chakra-ui/react/textarea";
import { useState, type RefObject } from "react";
import { nameOfPicture } from "./usePictures";
import { usePictureUrl } from "./usePictureUrl";

/** Pages look sharp with a picture of this width, in pixels. */
const goodWidth = 1600;

type Props = {
  file: string;
  /** True for a picture that is not saved yet. */
  isNew: boolean;
  description: string;
  onDescribe: (words: string) => void;
  inputRef: RefObject<HTMLTextAreaElement | null>;
};

/** The chosen picture, its size, and the field for its description. */
export function PictureDetails({ file, isNew, description, onDescribe, inputRef }: Props) {
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
      <Field.Root>
        <Field.Label>Description</Field.Label>
        <Textarea
          ref={inputRef}
          rows={3}
          background="paper"
          value={description}
          onChange={({ target }) => onDescribe(target.value)}
        />
        <Field.HelperText>What the picture shows, for visitors who cannot see it.</Field.HelperText>
      </Field.Root>
    </chakra.div>
  );
}
