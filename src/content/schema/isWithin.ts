import type { Path } from "./schemaParts";

/** True if a path is the path of a group or leads into the group. */
export const isWithin = (path: Path, group: Path): boolean =>
  group.every((step, at) => path[at] === step);
