import { readdirSync } from "node:fs";
import { isHashed } from "../../plugins/gatsby-plugin-site-files/cachePolicy";
import { isOwnFile } from "../../src/content/check/redirects";
import { builtFiles } from "../builtRoutes";
import { siteDir } from "../site";

// The content check refuses a redirect of what the site answers itself, and so has to know it.

const beside = readdirSync(siteDir).filter((name) => {
  const isPage = [...builtFiles, "404.html"].some((file) => file.split("/")[0] === name);
  return !isPage && !isHashed(name);
});

it("there are files beside the pages", () => expect(beside).toContain("robots.txt"));

it.each(beside)("%s is known to the check of redirects", (name) => {
  expect(isOwnFile(`/${name}`)).toBe(true);
});
