import type { CmsEntry } from "./cms";
import { createSavedContent } from "./content";

it("reads the content again after a failure", async () => {
  const content = createSavedContent();
  const getCollection = jest.fn().mockRejectedValueOnce(new Error("No network."));
  getCollection.mockResolvedValue([] satisfies CmsEntry[]);
  content.open(getCollection);
  await expect(content.files()).rejects.toThrow("No network.");
  expect((await content.files()).size).toBe(0);
});
