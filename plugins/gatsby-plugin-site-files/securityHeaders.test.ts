/** @jest-environment node */
import { securityHeaders } from "./securityHeaders";

// Spelled out once more: who changes a header has to mean it.
it("sends these headers with every answer", () => {
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
