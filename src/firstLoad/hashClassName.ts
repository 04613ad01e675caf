const length = 5;

const named = new Map<string, string>();

/** Should two styles ever get the same name, a build says so. */
function remember(name: string, style: string): void {
  if ((named.get(name) ?? style) !== style)
    throw new Error(
      `Two styles would both be named "${name}": make the names in src/firstLoad/hashClassName.ts longer.`,
    );
  named.set(name, style);
}

/**
 * Names a style by its text, with the hash FNV-1a of 32 bits. Stands in for @emotion/hash, whose
 * names are seven letters long: on a long page they cost 120 bytes more, which do not compress.
 * @throws Error when another style has the same name
 */
export default function styleName(style: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < style.length; index += 1)
    hash = Math.imul(hash ^ style.charCodeAt(index), 0x01000193);
  const name = (hash >>> 0).toString(36).slice(-length);
  // Gatsby writes the stage into the code: visitors do not load this.
  if (process.env.BUILD_STAGE !== "build-javascript") remember(name, style);
  return name;
}
