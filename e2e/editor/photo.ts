import sharp, { type Sharp } from "sharp";

/** A JPEG of one color. */
export const photoOf = (width: number, height: number, background = "#1f4e5a"): Sharp =>
  sharp({ create: { width, height, channels: 3, background } }).jpeg();
