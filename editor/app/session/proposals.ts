import * as z from "zod";
import {
  childOf,
  innermost,
  isGroup,
  metaOf,
  valueAt,
  type Path,
} from "../../../src/content/schema/schemaParts";
import { changed, documentOf, type Document } from "./document";

/** A field whose text follows from other fields of its entry until somebody types it. */
type Proposal = { path: Path; propose: NonNullable<z.GlobalMeta["proposed"]> };

const known = new WeakMap<z.ZodType, readonly Proposal[]>();

function proposalsIn(schema: z.ZodType, path: Path = []): readonly Proposal[] {
  const there = known.get(schema);
  if (there && path.length === 0) return there;
  const { proposed } = metaOf(schema);
  const inner = innermost(schema);
  const below =
    inner instanceof z.ZodObject
      ? Object.keys(inner.shape).flatMap((key) => {
          const field = childOf(inner, key);
          return field ? proposalsIn(field, [...path, key]) : [];
        })
      : [];
  const found = [...(proposed ? [{ path, propose: proposed }] : []), ...below];
  if (path.length === 0) known.set(schema, found);
  return found;
}

const groupOf = (content: unknown) => (isGroup(content) ? content : {});

/** True unless the field is in a part that the entry leaves out. */
const hasPartOf = (content: unknown, path: Path) => isGroup(valueAt(content, path.slice(0, -1)));

/**
 * A new entry in which proposed texts follow the fields from which they are made. A text that somebody has
 * typed stays.
 */
export function withProposals(schema: z.ZodType, before: unknown, after: Document): Document {
  return proposalsIn(schema).reduce((document, { path, propose }) => {
    const { content } = document;
    if (!hasPartOf(content, path)) return document;
    const [text = "", was = ""] = [valueAt(content, path), valueAt(before, path)];
    const isFollowing = was === "" || was === propose(groupOf(before));
    if (text !== was || !isFollowing) return document;
    const value = propose(groupOf(content));
    return value === text ? document : changed(document, { kind: "set", path, value });
  }, after);
}

/** The content of a copy, without proposed texts, so that new proposals follow the words of the copy. */
export const withoutProposed = (schema: z.ZodType, content: unknown): unknown =>
  proposalsIn(schema).reduce(
    (document, { path }) =>
      valueAt(document.content, path) === undefined
        ? document
        : changed(document, { kind: "set", path, value: undefined }),
    documentOf(content),
  ).content;
