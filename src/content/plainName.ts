/** A text as the names of files have it: in small letters a to z, digits and hyphens. Empty without such. */
export const plainName = (text: string): string =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
