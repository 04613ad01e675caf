import "./globalSetup";

/** Stops what globalSetup started. */
export default async function globalTeardown(): Promise<void> {
  await globalThis.running?.browser.close();
  globalThis.running?.server.closeAllConnections();
  globalThis.running?.server.close();
}
