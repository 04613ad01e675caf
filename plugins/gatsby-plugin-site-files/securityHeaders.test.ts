import { securityHeaders } from "./securityHeaders";

// Repeated here, so that nobody changes a header by accident.
it("has these headers", () => {
  expect(securityHeaders).toEqual({
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Strict-Transport-Security": "max-age=31536000",
    "Content-Security-Policy":
      "base-uri 'self'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
  });
});
