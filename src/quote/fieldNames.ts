/** A field that visitors do not see, so only bots fill it in. Form services know its name. */
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
