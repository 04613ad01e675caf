import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { cookieValueOf } from "../../editor/server/access/key";
import { backendPath } from "../../editor/routes";
import type { SaveRequest } from "../../editor/server/backend/saveEdit";

/** A picture like a phone's: 24 megapixels, with details. */
const photograph = () =>
  sharp({
    create: {
      width: 6000,
      height: 4000,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  })
    .jpeg({ quality: 75 })
    .toBuffer();

/** Sends several saves at once, each with a large picture, in the form that the editor's page uses. */
export async function uploadAtOnce(root: string, count: number): Promise<void> {
  const [address = ""] = readFileSync(join(root, ".releases/editor-address"), "utf8").split("\n");
  const { origin, port, hash } = new URL(address);
  const key = hash.slice(1);
  const bytes = (await photograph()).toString("base64");
  const statuses = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const params: SaveRequest = {
        id: randomUUID(),
        entries: [],
        pictures: [{ file: `images/soak-${at}.jpg`, bytes }],
      };
      const response = await fetch(origin + backendPath, {
        method: "POST",
        headers: {
          origin,
          authorization: `Bearer ${key}`,
          cookie: `editor-${port}=${cookieValueOf(key)}`,
          "content-type": "application/json; charset=utf-8",
          "sec-fetch-site": "same-origin",
        },
        body: JSON.stringify({ action: "save", params }),
      });
      return response.status;
    }),
  );
  if (statuses.some((status) => status !== 200))
    throw new Error(`Uploads were answered with ${statuses.join(", ")}.`);
}
