/**
 * The security headers of `/admin`. Decap CMS checks its configuration with code that it generates,
 * and styles its parts as it goes, so the policy is looser than that of the public pages.
 * @param connect further addresses that the editor talks to, for instance "https://api.github.com"
 */
export function adminHeaders(connect: readonly string[] = []): Record<string, string> {
  const policy = {
    "default-src": ["'none'"],
    "script-src": ["'self'", "'unsafe-eval'"],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "blob:", "data:", ...connect],
    "font-src": ["'self'", "data:"],
    "connect-src": ["'self'", "blob:", "data:", ...connect],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
  return {
    "content-security-policy": Object.entries(policy)
      .map(([name, sources]) => `${name} ${sources.join(" ")}`)
      .join("; "),
    "cross-origin-opener-policy": connect.length > 0 ? "same-origin-allow-popups" : "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "x-robots-tag": "noindex, nofollow",
  };
}
