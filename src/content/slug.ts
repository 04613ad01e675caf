/** How long a slug may be. Those of new entries are made of whatever title and place they have. */
export const maxSlugLength = 200;

/** A text as a name of files and addresses: in small letters a to z, digits and hyphens. Empty without such. */
export const slugify = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, maxSlugLength)
    .replace(/^-|-$/g, "");

/** Whether it is one that a file may have. */
export const isSlug = (name: string): boolean =>
  name.length <= maxSlugLength && /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(name);

/** The slug of a content file, by which others refer to it: "pages/home.json" is "home". */
export const slugOf = (file: string) => file.replace(/^.*\/|\.json$/g, "");
