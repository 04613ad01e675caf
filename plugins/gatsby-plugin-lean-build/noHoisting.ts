/**
 * Stands in for what Emotion's withTheme() copies static members with (1 KB with React's older
 * way to tell elements apart): neither Chakra nor this site uses it.
 * @throws Error when it is used after all
 */
export default function hoist(): never {
  throw new Error(
    "withTheme() is taken out of the site by plugins/gatsby-plugin-lean-build/leanScripts.ts.",
  );
}
