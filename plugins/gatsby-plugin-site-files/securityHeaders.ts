/**
 * Sent with every answer, by our server and, through the _headers file, by the hosts. docs/hosts/ has
 * the same lines for nginx and Caddy (npm run test:hosts compares them), but for the opener policy,
 * which there lets the editor's log-in open its window. Those of the editor's page stand in
 * editor/page/adminHeaders.ts; what holds for one path only, in plugins/gatsby-plugin-site-files/headersFile.ts.
 */
export const securityHeaders = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Strict-Transport-Security": "max-age=31536000",
  // The policy for scripts and styles stands in each page, with the hashes of its inline scripts;
  // a browser obeys both. Here is what only a header can say, and what holds for the editor too.
  "Content-Security-Policy":
    "base-uri 'self'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
} as const satisfies Readonly<Record<string, string>>;

/** What asks search engines to leave the site out, while anything on it is a sample. */
export const noIndex = { "X-Robots-Tag": "noindex" } as const;
