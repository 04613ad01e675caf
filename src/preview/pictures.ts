import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { PictureData } from "../content/query/answer";

type Size = { width: number; height: number };
type Loaded = Size & { src: string };

export type Pictures = {
  /** What queries answer for a picture: the file itself, as soon as it is there. */
  dataOf: PictureData;
  /** Takes the address of a picture that was wanted. */
  arrive: (file: string, url: string | undefined) => void;
};

/** Stands for a picture until it is there: of the shape that most have, and with nothing in it. */
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
 * The pictures of the preview, each asked for when a page first shows it.
 * @param want asks for the address of a file below data/
 * @param onArrival is called when a picture can be shown
 */
export function createPictures(want: (file: string) => void, onArrival: () => void): Pictures {
  const known = new Map<string, Loaded>();
  return {
    dataOf: (file): IGatsbyImageData => {
      if (!known.has(file)) {
        known.set(file, nothingYet);
        want(file);
      }
      const { src, width, height } = known.get(file) ?? nothingYet;
      return { layout: "fullWidth", width, height, images: { fallback: { src } } };
    },
    arrive(file, url) {
      // What cannot be had shows its description, as it does to a visitor.
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
