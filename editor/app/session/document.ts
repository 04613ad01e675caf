import type { Path } from "../../../src/content/schema/schemaParts";

/**
 * The identities of list items: one number for each item of a list, by the id path of the list. A list whose
 * items were never added, removed or moved is left out.
 */
type ItemIds = Readonly<Record<string, readonly number[]>>;

/** The content of an entry while it is edited, with the identities of its list items beside it. */
export type Document = {
  readonly content: unknown;
  readonly ids: ItemIds;
  /** The last identity that was given to an added item. */
  readonly lastId: number;
};

/** Identities of added items begin above the indexes of any list (src/content/check/sizeRules.ts). */
const firstId = 1_000;

/** A change at a path of a document. */
export type Change =
  | { kind: "set"; path: Path; value: unknown }
  | { kind: "insert"; path: Path; at: number; value: unknown }
  | { kind: "remove"; path: Path; at: number }
  | { kind: "move"; path: Path; from: number; to: number };

const documents = new WeakMap<object, Document>();

/** The document of content without changes. The same content gives the same document. */
export function documentOf(content: unknown): Document {
  if (typeof content !== "object" || content === null) return { content, ids: {}, lastId: firstId };
  const known = documents.get(content);
  if (known) return known;
  const made: Document = { content, ids: {}, lastId: firstId };
  documents.set(content, made);
  return made;
}

/** Gives saved content the identities of its document, so that open items stay open after a save. */
export function keepIds(saved: unknown, { ids, lastId }: Document): void {
  if (typeof saved === "object" && saved !== null)
    documents.set(saved, { content: saved, ids, lastId });
}

type Container = Readonly<Record<string | number, unknown>>;

/** A copy of a value with a new part at a path. Unchanged parts stay the same objects. */
function withValue(root: unknown, path: Path, valueOf: (old: unknown) => unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return valueOf(root);
  const old = (root as Container | undefined)?.[step];
  const value = withValue(old, rest, valueOf);
  if (value === old) return root;
  if (Array.isArray(root)) return root.map((item: unknown, at) => (at === step ? value : item));
  if (value !== undefined) return { ...(root as Container | undefined), [step]: value };
  return Object.fromEntries(Object.entries(root ?? {}).filter(([key]) => key !== step));
}

/** A list after one item is added, removed or moved. */
function changedList<T>(items: readonly T[], change: Exclude<Change, { kind: "set" }>, item: T) {
  switch (change.kind) {
    case "insert":
      return [...items.slice(0, change.at), item, ...items.slice(change.at)];
    case "remove":
      return items.filter((_, at) => at !== change.at);
    case "move": {
      const others = items.filter((_, at) => at !== change.from);
      return [
        ...others.slice(0, change.to),
        ...items.slice(change.from, change.from + 1),
        ...others.slice(change.to),
      ];
    }
  }
}

const itemsAt = (content: unknown, path: Path): readonly unknown[] => {
  const value = path.reduce((at, step) => (at as Container | undefined)?.[step], content);
  return Array.isArray(value) ? (value as unknown[]) : [];
};

/** The identities of a list's items. */
export function idsAt(document: Document, path: Path): readonly number[] {
  const { length } = itemsAt(document.content, path);
  const known = document.ids[idPathOf(document, path)];
  return known?.length === length ? known : Array.from({ length }, (_, at) => at);
}

/**
 * The id path of a place: its path, with identities in place of indexes. The id path stays the same when
 * items move.
 */
export function idPathOf(document: Document, path: Path): string {
  return path
    .map((step, depth) =>
      typeof step === "number"
        ? `#${String(idsAt(document, path.slice(0, depth))[step] ?? step)}`
        : step,
    )
    .join(".");
}

/** The path of an id path at this moment; undefined if an item on the way is gone. */
export function pathOf(document: Document, idPath: string): Path | undefined {
  const path: (string | number)[] = [];
  for (const step of idPath.split(".").filter(Boolean)) {
    if (!step.startsWith("#")) path.push(step);
    else {
      const at = idsAt(document, path).indexOf(Number(step.slice(1)));
      if (at < 0) return undefined;
      path.push(at);
    }
  }
  return path;
}

/** A document after a change. */
export function changed(document: Document, change: Change): Document {
  const { content, ids } = document;
  if (change.kind === "set") {
    const after = withValue(content, change.path, () => change.value);
    return after === content ? document : { ...document, content: after };
  }
  const { path } = change;
  const items = itemsAt(content, path);
  const before = idsAt(document, path);
  const item = change.kind === "insert" ? change.value : undefined;
  const lastId = change.kind === "insert" ? document.lastId + 1 : document.lastId;
  return {
    content: withValue(content, path, () => changedList(items, change, item)),
    ids: { ...ids, [idPathOf(document, path)]: changedList(before, change, lastId) },
    lastId,
  };
}
