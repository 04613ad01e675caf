import { htmlFiles } from "../builtRoutes";
import { site } from "../content";
import { readHtml } from "../document";

const directives = (policy: string) =>
  Object.fromEntries(
    policy.split(";").map((part) => {
      const [name = "", ...values] = part.trim().split(" ");
      return [name, values];
    }),
  );

describe.each(htmlFiles)("the policy of %s", (file) => {
  const html = readHtml(file);
  const [before, policy = ""] = html.split(/<meta http-equiv="Content-Security-Policy" content="/);
  const allowed = directives(policy.slice(0, policy.indexOf('"')).replaceAll("&#x27;", "'"));

  it("comes before everything that it governs, and allows only this site", () => {
    expect(before).toMatch(/<head>(<meta [^>]*>)+$/);
    expect(allowed["default-src"]).toEqual(["'self'"]);
    // Besides the site's own files, the policy allows the loader, by the hash of its text.
    expect(allowed["script-src"]).toEqual([
      "'self'",
      expect.stringMatching(/^'sha256-[\w+/]{43}='$/),
    ]);
  });

  it("allows quote requests only to the address in the content, and no other requests", () => {
    const delivery = site.delivery?.address;
    const addresses = delivery ? ["'self'", new URL(delivery).origin] : undefined;
    expect(allowed["connect-src"]).toEqual(addresses);
  });
});
