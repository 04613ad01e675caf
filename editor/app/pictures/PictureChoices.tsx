import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { Thumbnail } from "./Thumbnail";

type Props = {
  pictures: readonly { file: string; label: string }[];
  chosen: string | undefined;
  onChoose: (file: string) => void;
};

/** A choice of one picture: by mouse, by finger, or with the arrow keys. */
export function PictureChoices({ pictures, chosen, onChoose }: Props) {
  const name = useId();
  return (
    <chakra.fieldset
      border="0"
      padding="0"
      margin="0"
      minWidth="0"
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(7.5rem, 1fr))"
      gap="3"
      aria-label="Pictures"
    >
      {pictures.map(({ file, label }) => (
        <chakra.label
          key={file}
          cursor="pointer"
          textStyle="xs"
          borderRadius="l2"
          position="relative"
          outlineOffset="2px"
          _hover={{ outline: "1px solid {colors.field}" }}
          css={{
            "&:has(:checked)": { outline: "3px solid {colors.bay}" },
            "&:has(:focus-visible)": { outline: "3px dashed {colors.bay}" },
          }}
        >
          <chakra.input
            type="radio"
            name={name}
            checked={file === chosen}
            onChange={() => onChoose(file)}
            position="absolute"
            opacity={0}
          />
          <Thumbnail file={file} />
          <chakra.span lineClamp="2" paddingBlock="0.5">
            {label}
          </chakra.span>
        </chakra.label>
      ))}
    </chakra.fieldset>
  );
}
