import { rmSync } from "node:fs";
import { join } from "node:path";
import { adminHeaders, backendOrigins, writeAdminPages, type productionBackend } from ".";

type Backend = NonNullable<ReturnType<typeof productionBackend>>;

/**
 * Publishes the editor at /admin if it has a backend; otherwise there is no /admin.
 * @returns the headers of its page
 */
export function publishEditor(
  publicDir: string,
  backend: Backend | undefined,
): Readonly<Record<string, string>> | undefined {
  rmSync(join(publicDir, "admin"), { recursive: true, force: true });
  if (!backend) return undefined;
  writeAdminPages(join(publicDir, "admin"), backend);
  return adminHeaders(backendOrigins(backend));
}
