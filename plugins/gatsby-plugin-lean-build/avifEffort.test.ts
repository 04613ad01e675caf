import sharp from "sharp";
import { lowerAvifEffort } from "./avifEffort";

const noise = Buffer.from(Array.from({ length: 32 * 32 * 3 }, (_, at) => (at * at * 7919) % 251));

const encode = (options: { effort?: number }) =>
  sharp(noise, { raw: { width: 32, height: 32, channels: 3 } })
    .avif({ quality: 46, ...options })
    .toBuffer();

it("sets the effort for callers that name none, such as gatsby-plugin-sharp", async () => {
  const [least, most] = [await encode({ effort: 3 }), await encode({ effort: 6 })];
  expect(await encode({})).not.toEqual(least);
  lowerAvifEffort();
  expect(await encode({})).toEqual(least);
  expect(await encode({ effort: 6 })).toEqual(most);
});
