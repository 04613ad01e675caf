type Categorized = { readonly category: string };

/** The categories of projects, in the order of the projects. */
export const categoriesOf = (projects: readonly Categorized[]): string[] => [
  ...new Set(projects.map(({ category }) => category)),
];

/** The category in an address's query, if it exists. */
export function categoryIn(search: string, categories: readonly string[]): string | undefined {
  const asked = new URLSearchParams(search).get("category")?.trim().toLowerCase();
  return categories.find((category) => category.toLowerCase() === asked);
}

/** The address of one category on a page, or of all. */
export const categoryAddress = (path: string, category?: string): string =>
  category ? `${path}?${new URLSearchParams({ category }).toString()}` : path;
