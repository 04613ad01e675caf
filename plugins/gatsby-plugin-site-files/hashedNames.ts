const script = /^[^/]+-([0-9a-f]{20})\.(?:js|css)(?:\.map|\.LICENSE\.txt)?$/;

/** The hash in the name of a script, a style sheet, or their source maps and licenses. */
export const hashOfScript = (path: string): string | undefined => script.exec(path)?.[1];

/** Whether a file of the built site has a hash of its content in its name, and so never changes. */
export const isHashed = (path: string): boolean =>
  hashOfScript(path) !== undefined || path.startsWith("static/");
