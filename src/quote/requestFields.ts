/** A field that people do not see: what fills it in is a program. Form services know its name. */
export const honeypotField = "_gotcha";

/** All that a quote request may consist of, by the names it is sent under. */
export const fieldNames = [
  "name",
  "phone",
  "email",
  "zip",
  "service",
  "message",
  "page",
  honeypotField,
] as const;
