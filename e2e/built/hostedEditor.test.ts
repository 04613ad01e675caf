import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { builtSites } from "../../test/builtSites";
import { siteDir } from "../site";
import { newVisit } from "../visit";

// The editor of a build with EDITOR_BACKEND. The test site is such a build.

/** The headers of a rule in a built site's _headers file. */
function headersAt(path: string, folder = siteDir): string {
  const rules = readFileSync(join(folder, "_headers"), "utf8").split("\n\n");
  return rules.find((rule) => rule.startsWith(`${path}\n`)) ?? "";
}

it("opens at /admin, and asks for a login at GitHub", async () => {
  const { page } = await newVisit();
  await page.goto("/admin/index.html");
  await page.getByRole("heading", { name: "Sign in to change the website" }).waitFor();
});

it("has its own headers, which allow the git host and its login", () => {
  expect(headersAt("/admin/*")).toMatch(/connect-src 'self' [^;]*https:\/\/api\.github\.com/);
  expect(headersAt("/*")).toContain("Cross-Origin-Opener-Policy: same-origin-allow-popups");
});

// `npm test` builds the site of data/ without the setting, and thus without the editor.
const { folder } = builtSites.data;
(existsSync(folder) ? it : it.skip)("is not published without the setting", () => {
  expect(existsSync(join(folder, "admin"))).toBe(false);
  expect(headersAt("/admin/*", folder)).toBe("");
  expect(headersAt("/*", folder)).toContain("Cross-Origin-Opener-Policy: same-origin\n");
});
