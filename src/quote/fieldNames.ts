/** The field that only bots fill in, because visitors do not see it. Form services know this name. */
export const honeypotField = "_gotcha";

/** All fields of a quote request, by their names in the request. */
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

export type FieldName = (typeof fieldNames)[number];
