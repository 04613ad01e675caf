import { originsOf, placeInSetting } from "./gitHosts";

const repo = "owner/website";
const read = (setting: object | null) => placeInSetting(JSON.stringify(setting));

it("reads the shortest setting", () => {
  const place = read({ name: "github", repo });
  expect(place).toEqual({
    repo,
    branch: "main",
    apiRoot: "https://api.github.com",
    login: { address: "https://api.netlify.com/auth", scope: "repo" },
  });
  expect(originsOf(place)).toEqual(["https://api.github.com"]);
});

it("reads a login service, and a GitHub server of one's own", () => {
  const place = read({
    name: "github",
    repo,
    branch: "live",
    base_url: "https://login.example/github/",
    auth_endpoint: "/begin",
    auth_scope: "public_repo",
    site_domain: "www.example.com",
    api_root: "https://git.example/api/v3",
  });
  expect(place).toEqual({
    repo,
    branch: "live",
    apiRoot: "https://git.example/api/v3",
    login: {
      address: "https://login.example/github/begin",
      scope: "public_repo",
      siteId: "www.example.com",
    },
  });
  expect(originsOf(place)).toEqual(["https://git.example"]);
});

it.each([
  [null, 'EDITOR_BACKEND needs "name": "github".'],
  [{ name: "proxy", repo }, 'EDITOR_BACKEND needs "name": "github".'],
  [
    { name: "gitlab", repo },
    'GitHub only, not with "gitlab". For any other git host, run npm start with EDITOR_COMMITS=push',
  ],
  [{ name: "github" }, '"repo" is missing.'],
  [{ name: "github", repo: "website" }, '"repo" must be like "owner/website".'],
  [{ name: "github", repo: "../website/x" }, '"repo" must be like "owner/website".'],
  [
    { name: "github", repo, base_url: "http://x" },
    '"base_url" must be an address that begins with https://.',
  ],
  [{ name: "github", repo, base_url: "http://localhost.example" }, '"base_url" must be an address'],
  [{ name: "github", repo, branch: "" }, '"branch" must not be empty.'],
  [{ name: "github", repo, baseurl: "https://x" }, 'there is no setting "baseurl".'],
])("rejects the setting %j", (setting, sentence) => {
  expect(() => read(setting)).toThrow(sentence);
});
