type Categorized = { readonly category: string };

/** The categories of projects, in the order of the projects. */
export const categoriesOf = (projects: readonly Categorized[]): string[] => [
  ...new Set(projects.map(({ category }) => category)),
];

/** The category that an address's query asks for, if there is one of that name. */
export function categoryIn(search: string, categories: readonly string[]): string | undefined {
  const asked = new URLSearchParams(search).get("category")?.trim().toLowerCase();
  return categories.find((category) => category.toLowerCase() === asked);
}

/** The address that shows one category of a page, or all. */
export const categoryAddress = (path: string, category?: string): string =>
  category ? `${path}?${new URLSearchParams({ category }).toString()}` : path;
