import { rmSync } from "node:fs";
import { join } from "node:path";
import { writeAdminPages, type productionBackend } from "./editor";

type Backend = NonNullable<ReturnType<typeof productionBackend>>;

/** Where the services that Decap CMS saves commits with are found, unless the setting says so. */
const services: Readonly<Record<string, readonly string[]>> = {
  github: ["https://api.github.com"],
  gitlab: ["https://gitlab.com"],
  bitbucket: ["https://api.bitbucket.org"],
  azure: ["https://dev.azure.com"],
};

/** The addresses that the editor must be allowed to talk to. */
export function addressesOf(backend: Backend): string[] {
  const named = Object.values(backend).flatMap((value) =>
    typeof value === "string" && /^https:\/\//.test(value) ? [new URL(value).origin] : [],
  );
  return [...new Set([...(services[backend.name] ?? []), ...named])];
}

/**
 * Publishes the editor with the site, if there is a backend for it; else there is no /admin.
 * @returns where it talks to
 */
export function publishEditor(
  publicDir: string,
  backend: Backend | undefined,
): { connect: string[] } | undefined {
  rmSync(join(publicDir, "admin"), { recursive: true, force: true });
  if (!backend) return undefined;
  writeAdminPages(join(publicDir, "admin"), backend);
  return { connect: addressesOf(backend) };
}
