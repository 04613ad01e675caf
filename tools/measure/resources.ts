import { existsSync, readdirSync, readFileSync } from "node:fs";

/** The resources of a process: its memory in MB, and its open files. */
export type Resources = { megabytes: number; files: number };

/** The current resources of a process; undefined on systems without /proc. */
function resourcesOf(pid: number): Resources | undefined {
  if (!existsSync(`/proc/${pid}/fd`)) return undefined;
  const [, kilobytes = "0"] =
    /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return {
    megabytes: Math.round(Number(kilobytes) / 1000),
    files: readdirSync(`/proc/${pid}/fd`).length,
  };
}

/** Watches a process. Returns a function that ends the watch and returns the highest values. */
export function watchResources(pid: number): () => Resources {
  const most: Resources = { megabytes: 0, files: 0 };
  const look = () => {
    const now = resourcesOf(pid);
    most.megabytes = Math.max(most.megabytes, now?.megabytes ?? 0);
    most.files = Math.max(most.files, now?.files ?? 0);
  };
  const timer = setInterval(look, 100);
  return () => {
    clearInterval(timer);
    look();
    return most;
  };
}
