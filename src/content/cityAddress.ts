/** The address of a town's page: "Havre de Grace" is at "/locations/havre-de-grace-md". */
export const cityAddress = (town: string) =>
  `/locations/${town.toLowerCase().replace(/[^a-z0-9]+/g, "-")}-md`;
