import { readdirSync } from "node:fs";
import { isHashed } from "../../lib/built/cachePolicy";
import { isOwnFile } from "../../src/content/check/redirectRules";
import { htmlFiles } from "../builtRoutes";
import { siteDir } from "../site";

// The content check refuses redirects of the site's own files, so it must know all of these files.

const beside = readdirSync(siteDir).filter((name) => {
  const isPage = htmlFiles.some((file) => file.split("/")[0] === name);
  return !isPage && !isHashed(name);
});

it("the site has files beside the pages", () => expect(beside).toContain("robots.txt"));

it.each(beside)("the check of redirects knows %s", (name) => {
  expect(isOwnFile(`/${name}`)).toBe(true);
});
