type Categorized = { readonly category: string };

/** The categories of projects, in the order of the projects. */
export const categoriesOf = (projects: readonly Categorized[]): string[] => [
  ...new Set(projects.map(({ category }) => category)),
];

/** The category that an address's query selects; undefined if there is no such category. */
export function categoryIn(search: string, categories: readonly string[]): string | undefined {
  const selected = new URLSearchParams(search).get("category")?.trim().toLowerCase();
  return categories.find((category) => category.toLowerCase() === selected);
}

/** The address of the projects of one category, or of all. */
export const categoryAddress = (category?: string): string =>
  category ? `/projects?${new URLSearchParams({ category }).toString()}` : "/projects";
