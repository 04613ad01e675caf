import sharp from "sharp";
import type { AvifOptions, Sharp } from "sharp";

/** The effort for AVIF, from 0 to 9. Sharp's default, 4, takes much longer and saves few bytes. */
const effort = 3;

/** Sets the effort for this whole process, because gatsby-plugin-sharp has no option for the effort. */
export function lowerAvifEffort(): void {
  const prototype = Object.getPrototypeOf(sharp()) as Sharp;
  const { avif } = prototype;
  prototype.avif = function (this: Sharp, options?: AvifOptions) {
    return avif.call(this, { effort, ...options });
  };
}
