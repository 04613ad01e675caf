/**
 * Headers of every response, from our server and, through the _headers file, from hosts. docs/hosts/ has
 * the same for nginx and Caddy (npm run test:hosts compares them), except the opener policy, which
 * there allows the window of the editor's login. The editor's page has its own in
 * editor/page/adminHeaders.ts.
 */
export const securityHeaders = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Strict-Transport-Security": "max-age=31536000",
  // Each page has a policy for scripts and styles in its HTML; browsers apply both. This one has what
  // only a header can say, and what applies to the editor, too.
  "Content-Security-Policy":
    "base-uri 'self'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
} as const satisfies Readonly<Record<string, string>>;

/** Asks search engines to leave the site out, while anything on it is a sample. */
export const noIndex = { "X-Robots-Tag": "noindex" } as const;
