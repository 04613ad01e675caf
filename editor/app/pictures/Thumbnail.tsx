import { chakra } from "@chakra-ui/react/styled-system";
import { usePictureUrl } from "./usePictureUrl";

type Props = { file: string; label: string; isChosen: boolean; onChoose: () => void };

/** A small picture to choose. */
export function Thumbnail({ file, label, isChosen, onChoose }: Props) {
  const url = usePictureUrl(file, "small");
  return (
    <chakra.button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      display="block"
      width="100%"
      textAlign="start"
      textStyle="xs"
      borderRadius="l2"
      cursor="pointer"
      focusVisibleRing="outside"
      outline={isChosen ? "2px solid {colors.bay}" : undefined}
      outlineOffset="2px"
    >
      <chakra.span
        display="block"
        aspectRatio="4 / 3"
        background="glass"
        borderRadius="l2"
        overflow="hidden"
      >
        {url !== undefined && (
          <chakra.img src={url} alt="" width="100%" height="100%" objectFit="cover" />
        )}
      </chakra.span>
      <chakra.span lineClamp="2">{label}</chakra.span>
    </chakra.button>
  );
}
