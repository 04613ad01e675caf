import "./globalSetup";

/** Stops what globalSetup started. */
export default async function globalTeardown(): Promise<void> {
  await globalThis.running?.browser.close();
  for (const server of globalThis.running?.servers ?? []) {
    server.closeAllConnections();
    server.close();
  }
}
