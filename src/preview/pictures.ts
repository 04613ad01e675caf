import type { IGatsbyImageData } from "gatsby-plugin-image";

type Size = { width: number; height: number };
type Loaded = Size & { src: string };

/** An empty picture of the usual shape. The frame's document gives it a color. */
const nothingYet: Loaded = {
  src: "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7",
  width: 4,
  height: 3,
};

const sizeOf = async (url: string): Promise<Size> => {
  const image = new Image();
  image.src = url;
  await image.decode();
  return { width: image.naturalWidth, height: image.naturalHeight };
};

/**
 * The pictures of the preview. A picture is requested when a page first shows it.
 * @param want requests the address of a file below data/
 * @param onArrival is called when a picture can be shown
 */
export function createPictures(want: (file: string) => void, onArrival: () => void) {
  const known = new Map<string, Loaded>();
  return {
    /** Returns the data of a picture for queries: an empty picture until the picture itself has arrived. */
    dataOf: (file: string): IGatsbyImageData => {
      if (file !== "" && !known.has(file)) {
        known.set(file, nothingYet);
        want(file);
      }
      const { src, width, height } = known.get(file) ?? nothingYet;
      return { layout: "fullWidth", width, height, images: { fallback: { src } } };
    },
    /** Receives the address of a requested picture. */
    arrive(file: string, url: string | undefined) {
      // The browser shows the description of a missing picture, as on the site.
      const missing = { ...nothingYet, src: `data:,${encodeURIComponent(file)}` };
      const done = (loaded: Loaded) => {
        known.set(file, loaded);
        onArrival();
      };
      if (url === undefined) return done(missing);
      sizeOf(url).then(
        (size) => done({ ...size, src: url }),
        () => done(missing),
      );
    },
  };
}
