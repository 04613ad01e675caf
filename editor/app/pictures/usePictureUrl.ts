import { useContext, useEffect, useState } from "react";
import { useSessionState } from "../session/SessionContext";
import { PictureUrlsContext } from "./pictureUrls";

/** The address of a picture below data/; undefined until the picture is loaded, and for a missing picture. */
export function usePictureUrl(
  file: string | undefined,
  size: "small" | "full",
): string | undefined {
  const urlOf = useContext(PictureUrlsContext);
  const chosen = useSessionState(({ pictures }) => (file ? pictures.get(file) : undefined));
  const [loaded, setLoaded] = useState<{ file: string; url: string }>();
  useEffect(() => {
    if (!urlOf || file === undefined) return undefined;
    let isWanted = true;
    urlOf(file, size).then(
      (url) => isWanted && setLoaded({ file, url }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [urlOf, file, size, chosen]);
  return loaded !== undefined && loaded.file === file ? loaded.url : undefined;
}
