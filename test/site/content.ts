import type { IGatsbyImageData } from "gatsby-plugin-image";
import { createQueryRunner, schema, type QueryRunner } from "../../src/content/query/queryRunner";
import { resolveContent, type ContentFiles } from "../../src/content/resolveContent";
import { readContentFiles } from "../../src/content/query/readContentFiles";
import { testContent } from "../builtSites";

export { schema };

/** The files of the test content. */
export const testFiles: ContentFiles = readContentFiles(testContent);

/** The image data that Gatsby would make for a file. The addresses in the data contain the file's path. */
export function imageData(path: string, formats: readonly string[]): IGatsbyImageData {
  const srcSet = (format: string) =>
    [400, 1600].map((width) => `/${path}-${width}.${format} ${width}w`).join(",\n");
  return {
    layout: "fullWidth",
    width: 1,
    height: 0.75,
    backgroundColor: "#c0ffee",
    images: {
      fallback: { src: `/${path}-1600.webp`, srcSet: srcSet("webp"), sizes: "100vw" },
      sources: formats.includes("AVIF")
        ? [{ type: "image/avif", srcSet: srcSet("avif"), sizes: "100vw" }]
        : [],
    },
  };
}

/** Runs a query on the test content, as Gatsby does during a build. */
export const runTestQuery: QueryRunner = createQueryRunner(resolveContent(testFiles), imageData);
