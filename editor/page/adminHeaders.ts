/**
 * The security headers of `/admin`. Decap CMS generates code to check its configuration, and inserts
 * styles, so the policy allows more than that of the public pages.
 * @param connect further origins that the editor connects to, for instance "https://api.github.com"
 */
export function adminHeaders(connect: readonly string[] = []): Record<string, string> {
  const sources = ["'self'", "blob:", "data:", ...connect].join(" ");
  const policy = [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    `img-src ${sources}`,
    "font-src 'self' data:",
    `connect-src ${sources}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    "Content-Security-Policy": policy.join("; "),
    "Cross-Origin-Opener-Policy": connect.length > 0 ? "same-origin-allow-popups" : "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "X-Robots-Tag": "noindex, nofollow",
  };
}
