import type { Source } from "../schema/fields";
import type { ContentFiles } from "../resolveContent";

/** The texts at a path. A "*" in the path stands for every item of a list. */
function textsAt(value: unknown, [step, ...rest]: readonly string[]): string[] {
  if (step === undefined) return typeof value === "string" && value !== "" ? [value] : [];
  const group = (value ?? {}) as Record<string, unknown>;
  const below = step === "*" ? Object.values(group) : [group[step]];
  return below.flatMap((each) => textsAt(each, rest));
}

/** The different texts in some fields of the content, sorted. */
export function textsFrom(files: ContentFiles, sources: readonly Source[]): string[] {
  const texts = sources.flatMap(({ from, path }) =>
    [...files]
      .filter(([file]) => file === from || file.startsWith(`${from}/`))
      .flatMap(([, content]) => textsAt(content, path.split("."))),
  );
  return [...new Set(texts)].sort();
}
