import { historyAddress } from "./hostHistory";

const file = "data/faqs/wells.json";

it.each([
  [
    { name: "github", repo: "owner/site", branch: "main" },
    `https://github.com/owner/site/commits/main/${file}`,
  ],
  [
    { name: "github", repo: "owner/site", api_root: "https://git.example/api/v3" },
    `https://git.example/owner/site/commits/HEAD/${file}`,
  ],
  [
    { name: "gitlab", repo: "group/sub/site", branch: "main" },
    `https://gitlab.com/group/sub/site/-/commits/main/${file}`,
  ],
  [
    { name: "forgejo", repo: "owner/site", branch: "live", base_url: "https://git.example/" },
    `https://git.example/owner/site/commits/branch/live/${file}`,
  ],
])("links to a file's history with %j", (backend, address) => {
  expect(historyAddress(backend, file)).toBe(address);
});

it("links to all changes when no entry is open", () => {
  const backend = { name: "gitlab", repo: "owner/site", branch: "main" };
  expect(historyAddress(backend)).toBe("https://gitlab.com/owner/site/-/commits/main");
});
