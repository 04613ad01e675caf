import { rmSync } from "node:fs";
import { join } from "node:path";
import { backendOrigins, writeAdminPages, type productionBackend } from "../editor";

type Backend = NonNullable<ReturnType<typeof productionBackend>>;

/**
 * Publishes the editor with the site, if there is a backend for it; else there is no /admin.
 * @returns where it talks to
 */
export function publishEditor(
  publicDir: string,
  backend: Backend | undefined,
): { connect: readonly string[] } | undefined {
  rmSync(join(publicDir, "admin"), { recursive: true, force: true });
  if (!backend) return undefined;
  writeAdminPages(join(publicDir, "admin"), backend);
  return { connect: backendOrigins(backend) };
}
