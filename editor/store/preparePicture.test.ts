import { photo } from "../../test/contentFiles";
import { checkedPicture } from "./preparePicture";

it.each([
  ["IMG_0042.JPG", "IMG_0042.JPG"],
  ["deck.jpeg", "deck.jpeg"],
  ["deck.jfif", "deck.jpg"],
  ["deck.jpe", "deck.jpg"],
  ["deck", "deck.jpg"],
  ["Mr. Smith’s deck", "Mr. Smith’s deck.jpg"],
  ["deck.png", "deck.jpg"],
  ["deck.heic", "deck.jpg"],
])("takes a JPEG called %s as %s", async (name, better) => {
  const picture = await checkedPicture(new File([photo], name));
  expect([picture.name, picture.type]).toEqual([better, "image/jpeg"]);
  expect(Buffer.from(await picture.arrayBuffer()).equals(photo)).toBe(true);
});

it("says of a file why the site cannot show it", async () => {
  const refused = checkedPicture(new File([Buffer.from("Some text")], "photo.jpg"));
  await expect(refused).rejects.toThrow(/^photo\.jpg is not a picture that the site can show/);
});
