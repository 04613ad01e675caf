import { chakra } from "@chakra-ui/react/styled-system";
import { useInView } from "../ui/useInView";
import { usePictureUrl } from "./usePictureUrl";

/** A small copy of a picture, loaded once it is near the window. */
export function Thumbnail({ file }: { file: string }) {
  const [ref, isSeen] = useInView();
  const url = usePictureUrl(isSeen ? file : undefined, "small");
  return (
    <chakra.span
      ref={ref}
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
  );
}
