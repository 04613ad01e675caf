import { watchFolders } from "../../lib/content/watchFolders";
import { createStubPublisher } from "./stubPublisher";

/**
 * A stub of `npm start` that tests kill. Tells its parent the port, whether it serves a release, and when the
 * first edit is live.
 */
async function start(folder: string): Promise<void> {
  const { publisher, listen } = createStubPublisher(folder);
  const { port } = await listen();
  const last = await publisher.serveLast();
  watchFolders([`${folder}/data`], folder, (paths) => void publisher.publish(paths));
  process.send?.({ port, servesLast: last !== undefined });
  await publisher.publish();
  process.send?.({ live: true });
}

process.on("disconnect", () => process.exit(0));
void start(process.argv[2] ?? "");
