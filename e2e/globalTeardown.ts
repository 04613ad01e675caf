import "./globalSetup";

/** Stops what globalSetup started. */
export default function globalTeardown(): void {
  for (const server of globalThis.servers ?? []) {
    server.closeAllConnections();
    server.close();
  }
}
