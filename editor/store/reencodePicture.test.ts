/** @jest-environment jsdom */
import { reencodePicture } from "./reencodePicture";

/** The types that most browsers can write. A PNG stands for any other type. */
const writable = ["image/jpeg", "image/png"];

/** The ground under the transparent pixels of a written JPEG. */
let ground: string;

beforeEach(() => {
  const bitmap = { width: 8, height: 8, close: () => undefined };
  const pen = {
    globalCompositeOperation: "source-over",
    fillStyle: "#000",
    isDrawn: false,
    drawImage: () => (pen.isDrawn = true),
    fillRect() {
      // Otherwise the color would cover the picture.
      if (!pen.isDrawn || pen.globalCompositeOperation === "destination-over")
        ground = pen.fillStyle;
    },
  };
  ground = "#000";
  Object.assign(window, { createImageBitmap: () => Promise.resolve(bitmap) });
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => pen,
    toBlob: (done: BlobCallback, type: string) =>
      done(new Blob([], { type: writable.includes(type) ? type : "image/png" })),
  });
});

it.each([
  ["deck.avif", "image/avif", "deck.jpg"],
  ["deck.webp", "image/webp", "deck.jpg"],
  // Somebody may have renamed a transparent picture.
  ["deck.jpeg", "image/jpeg", "deck.jpeg"],
])("gives a transparent %s that becomes a JPEG a white ground", async (name, type, written) => {
  const picture = await reencodePicture(new File([], name, { type }));
  expect([picture.name, picture.type, ground]).toEqual([written, "image/jpeg", "#fff"]);
});

it("keeps a PNG transparent", async () => {
  const picture = await reencodePicture(new File([], "deck.png", { type: "image/png" }));
  expect([picture.name, picture.type, ground]).toEqual(["deck.png", "image/png", "#000"]);
});
