import { palette } from "../../src/theme/palette";

/**
 * The web manifest: the name, colors and icons that a home screen shows.
 * @param shortName the name for small spaces
 */
export function webManifest(name: string, shortName: string): string {
  const icon = (size: number, kind = "") => ({
    src: `/icon-${kind && `${kind}-`}${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    ...(kind && { purpose: kind }),
  });
  return JSON.stringify({
    name,
    short_name: shortName,
    lang: "en-US",
    start_url: "/",
    display: "browser",
    theme_color: palette.bayDeep,
    background_color: palette.white,
    icons: [icon(192), icon(512), icon(512, "maskable")],
  });
}
