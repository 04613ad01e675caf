/** How long a name may be. Those of new entries are made of whatever title and place they have. */
export const mostInFileName = 200;

/** A text as the names of files have it: in small letters a to z, digits and hyphens. Empty without such. */
export const plainName = (text: string): string =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, mostInFileName)
    .replaceAll(/^-|-$/g, "");

/** Whether it is one that a file may have. */
export const isPlainName = (name: string): boolean =>
  name.length <= mostInFileName && /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(name);
