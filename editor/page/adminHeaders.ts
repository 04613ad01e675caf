type Policy = { scripts: string; pictures: readonly string[]; connect: readonly string[] };

function headersOf(
  { scripts, pictures, connect }: Policy,
  opensLogin: boolean,
): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${pictures.join(" ")}`,
    "font-src 'self' data:",
    `connect-src ${connect.join(" ")}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    "Content-Security-Policy": policy.join("; "),
    // The window of a login service must be able to answer.
    "Cross-Origin-Opener-Policy": opensLogin ? "same-origin-allow-popups" : "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "X-Robots-Tag": "noindex, nofollow",
  };
}

/**
 * The security headers of the editor's app. Its styles are inserted by scripts.
 * @param origins further origins that it connects to, for instance "https://api.github.com"
 */
export const appHeaders = (origins: readonly string[] = []): Record<string, string> =>
  headersOf(
    {
      scripts: "'self'",
      pictures: ["'self'", "blob:", "data:"],
      connect: ["'self'", ...origins],
    },
    origins.length > 0,
  );

/**
 * The security headers of `/admin` with Decap CMS, which generates code to check its configuration, so
 * the policy allows more than that of the app.
 * @param origins further origins that the editor connects to
 */
export function adminHeaders(origins: readonly string[] = []): Record<string, string> {
  const sources = ["'self'", "blob:", "data:", ...origins];
  const policy = { scripts: "'self' 'unsafe-eval'", pictures: sources, connect: sources };
  return headersOf(policy, origins.length > 0);
}
