import { entryId } from "./entryId";

/** The fragment that leads to a service on the page of all services: "/services/decks" is at "#decks". */
export const serviceId = (address: string) => entryId(address.slice(address.lastIndexOf("/") + 1));
