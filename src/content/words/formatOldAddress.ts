/**
 * The old address of a page in the form of a redirect: "https://www.example.com/Old/page.html/"
 * becomes "/Old/page.html", and so does "Old/page.html". Other texts stay as they are.
 */
export function formatOldAddress(typed: string): string {
  const [, path] =
    /^\s*(?:(?:https?:\/\/|www\.)[^/\s]+)?(\/[^?#\s]*?)\/*(?:#\S*)?\s*$/i.exec(typed) ?? [];
  if (path) return path;
  const bare = typed.trim();
  const isBare = /^[\w~-]+(\/[\w.~-]+)*(\.(html?|php|aspx?))?$/i.test(bare);
  return isBare ? `/${bare}` : typed;
}
