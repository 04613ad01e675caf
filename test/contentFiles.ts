import { parse } from "node:path";
import * as z from "zod";
import type { ContentFolder } from "../src/content/check/contentFolder";
import { contentTypeOf, contentTypes } from "../src/content/model/contentTypes";
import { innermost, metaOf } from "../src/content/schema/schemaParts";
import { bytesOf } from "./temporaryFolder";

/** Content for tests: each file below data/ as an object, text or bytes. */
export type Files = Record<string, unknown>;

const names = {
  testimonials: ["jane-d", "omar-k", "lea-p"],
  faqs: ["home"],
  projects: ["blue-cape"],
  services: ["siding", "decks", "kitchens", "bathrooms", "windows"],
  locations: [],
};

/** The first bytes of a JPEG. */
export const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);

/** A JPEG of 8 by 8 white pixels. */
export const photo = Buffer.from(
  "/9j/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/ALIAP//Z",
  "base64",
);

/** Values for fields that do not accept their own name. Each such field accepts one of these values. */
const fieldValues = [
  ...["https://www.example.com", "(410) 555-0100", "jo@example.com", "MD", "Monday"],
  ...["America/New_York", 5, 2000, 2026, true],
];

/** Makes minimal valid content: only required fields, and the shortest lists. */
function createMaker() {
  const uses = new Map<string, number>();
  const pictures: string[] = [];

  /** A unique text: "decks title", and "decks title 2" for the next title. */
  function textFor(name: string): string {
    const count = (uses.get(name) ?? 0) + 1;
    uses.set(name, count);
    return count === 1 ? name : `${name} ${count}`;
  }

  /** @param name the name of the field, which becomes the field's text: "decks title" */
  function make(schema: z.ZodType, name: string, index = 0): unknown {
    const { kind, to } = metaOf(schema);
    if (kind === "imageFile") {
      pictures.push(`images/picture-${pictures.length + 1}.jpg`);
      return pictures.at(-1);
    }
    if (kind === "reference" && to) return names[to][index % names[to].length];
    if (kind === "address") return "/contact";
    if (schema instanceof z.ZodObject) {
      const [file = ""] = name.split(" ");
      const required = Object.entries(schema.shape as Record<string, z.ZodType>).filter(
        ([, field]) => !(field instanceof z.ZodOptional),
      );
      return Object.fromEntries(
        required.map(([field, of]) => [field, make(innermost(of), `${file} ${field}`, index)]),
      );
    }
    if (schema instanceof z.ZodArray) {
      const { minItems = 0 } = z.toJSONSchema(schema);
      const item = schema.element as z.ZodType;
      return Array.from({ length: minItems }, (_, each) => make(item, name, each));
    }
    const text = textFor(name);
    const candidates = [text, text.padEnd(80, ` ${text.toLowerCase()}`), ...fieldValues];
    return candidates.find((each) => schema.safeParse(each).success);
  }

  return { make, pictures };
}

function makeValidFiles(): Files {
  const { make, pictures } = createMaker();
  const files: Files = {};
  for (const type of contentTypes) {
    if (type.file !== undefined) files[type.file] = make(type.schema, parse(type.file).name);
    else
      for (const name of names[type.folder])
        files[`${type.folder}/${name}.json`] = make(type.schema, name);
  }
  for (const name of names.services)
    set(files, `services/${name}.json`, "address", `/services/${name}`);
  const services = names.services.map((service) => ({ name: service, page: service }));
  set(files, "site.json", "services", services);
  for (const picture of pictures) files[picture] = photo;
  return files;
}

/** The minimal valid content of any content file, also of a file that validFiles() lacks. */
export function validEntry(file: string): object {
  const type = contentTypeOf(file);
  if (!type) throw new Error(`${file} is not a content file.`);
  return createMaker().make(type.schema, parse(file).name) as object;
}

let made: Files | undefined;

/** A small content tree without errors; each test gets a copy that it may change. */
export function validFiles(): Files {
  made ??= makeValidFiles();
  const copies = Object.entries(made).map(([file, content]): [string, unknown] => [
    file,
    Buffer.isBuffer(content) ? content : (JSON.parse(JSON.stringify(content)) as unknown),
  ]);
  return Object.fromEntries(copies);
}

/** Files as a content tree, without a folder on the disk. */
export function treeOf(files: Files): ContentFolder {
  const read = (path: string) => bytesOf(files[path]);
  return { files: new Set(Object.keys(files).sort()), problems: new Map(), read, head: read };
}

type Group = Record<string, unknown>;

/** Puts a value at a path like "items.2.answer" of a file; undefined removes the field. */
export function set(files: Files, file: string, path: string, value: unknown): void {
  const steps = path.split(".");
  const last = steps.pop() ?? "";
  let group = files[file] as Group;
  for (const step of steps) group = (group[step] ??= {}) as Group;
  group[last] = value; // JSON has no `undefined`, so such a field is not written.
}
