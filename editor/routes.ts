import { adminPath } from "./adminPath";

export { adminPath };

/** Where a browser shows the key, and gets its cookie. */
export const enterPath = `${adminPath}/enter`;

/** Where the editor's page finds its backend. */
export const backendPath = `${adminPath}/api/v1`;

/** Where it hears how the site is, at the moment that it changes. */
export const eventsPath = `${backendPath}/events`;

/** Whether a path is an address or lies below it. */
export const isAtOrBelow = (path: string, address: string): boolean =>
  path === address || path.startsWith(`${address}/`);
