import { createHash } from "node:crypto";

/** The source in a content security policy that allows an inline script or style. */
export const inlineSource = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
