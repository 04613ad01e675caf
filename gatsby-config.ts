import type { GatsbyConfig } from "gatsby";
import { basename, dirname, relative, resolve } from "node:path";
import { snapshotDir } from "./lib/content/snapshot";
import { contentTypeOf } from "./src/content/model/contentTypes";

const dataDir = snapshotDir();

/** The GraphQL type of a JSON file, by its path in the content. */
const typeNameOfFile = ({ node }: { node: { absolutePath?: string } }) => {
  const path = relative(dataDir, node.absolutePath ?? "").replaceAll("\\", "/");
  return contentTypeOf(path)?.typeName ?? `Unknown${basename(dirname(path))}Json`;
};

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  // Hosts need only files. Without this line, Gatsby would search the network for adapters.
  adapter: { name: "plain-files", adapt: () => undefined },
  plugins: [
    "gatsby-plugin-site-files",
    "gatsby-plugin-first-load",
    "gatsby-plugin-lean-build",
    "gatsby-plugin-react-helmet",
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: { defaults: { quality: 62, avifOptions: { quality: 46 } } },
    },
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-source-filesystem",
      // A file is first written under a name that ends in .part. Gatsby must not read an unfinished file.
      options: { name: "data", path: dataDir, ignore: ["**/*.part"] },
    },
    { resolve: "gatsby-transformer-json", options: { typeName: typeNameOfFile } },
    // EDITOR_BACKEND is set if a host publishes the editor with the site. Under npm start, the publisher's
    // plugin lets Gatsby wait for an edit.
    ...(process.env.EDITOR_BACKEND?.trim()
      ? [resolve("editor/gatsby-plugin-editor/gatsby-node.js")]
      : []),
    ...(process.env.PUBLISHER_PLUGIN ? [process.env.PUBLISHER_PLUGIN] : []),
    "gatsby-plugin-content-check",
  ],
};

export default config;
