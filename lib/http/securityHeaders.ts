/**
 * The headers of every response from our server, and through the _headers file also from hosts. docs/hosts/
 * repeats the headers, with an opener policy that allows the window of the editor's login. `npm run
 * test:hosts` compares both. The editor's page has other headers: editor/server/page/adminHeaders.ts.
 */
export const securityHeaders = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Strict-Transport-Security": "max-age=31536000",
  // Each page also has a policy of its own, for scripts and styles. The policy in the header has directives
  // that only work in a header, and directives that also apply to the editor.
  "Content-Security-Policy":
    "base-uri 'self'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
} as const satisfies Readonly<Record<string, string>>;

/** Asks search engines not to list the site. The site sends this header while open points remain. */
export const noIndex = { "X-Robots-Tag": "noindex" } as const;
