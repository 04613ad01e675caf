import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as z from "zod";
import type { ContentTree } from "../src/content/check/contentTree";
import { contentTypes } from "../src/content/model/contentTypes";
import { innermost, metaOf } from "../src/content/schemaParts";

/** Content for tests: what each file below data/ holds, as JSON, as text or as bytes. */
export type Files = Record<string, unknown>;

const names = {
  testimonials: ["jane-d", "omar-k", "lea-p"],
  faqs: ["home"],
  projects: ["blue-cape"],
  services: ["siding", "decks", "kitchens", "bathrooms", "windows"],
  locations: [],
};

/** Bytes that begin as a JPEG does. */
export const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);

/** Makes up the least that the model allows: required fields only, lists as short as they may be. */
class Maker {
  private count = 0;
  readonly pictures: string[] = [];

  make(schema: z.ZodType, index = 0): unknown {
    const { kind, to } = metaOf(schema);
    if (kind === "imageFile") return this.makePicture();
    if (kind === "reference" && to) return names[to][index % names[to].length];
    if (kind === "address") return "/contact";
    if (schema instanceof z.ZodObject) return this.makeGroup(schema, index);
    if (schema instanceof z.ZodArray) {
      const { minItems = 0 } = z.toJSONSchema(schema);
      return Array.from({ length: minItems }, (_, each) =>
        this.make(schema.element as z.ZodType, each),
      );
    }
    return this.makeValue(schema);
  }

  private makeGroup(schema: z.ZodObject, index: number): unknown {
    const required = Object.entries(schema.shape).filter(
      ([, field]) => !(field instanceof z.ZodOptional),
    );
    return Object.fromEntries(
      required.map(([name, field]) => [name, this.make(innermost(field as z.ZodType), index)]),
    );
  }

  private makePicture(): string {
    const file = `images/picture-${++this.count}.jpg`;
    this.pictures.push(file);
    return file;
  }

  private makeValue(schema: z.ZodType): unknown {
    const text = `Text ${++this.count}`;
    const candidates = [
      text,
      text.padEnd(80, ` ${text.toLowerCase()}`),
      "https://www.example.com",
      "(410) 555-0100",
      "jo@example.com",
      "MD",
      `/services/page-${this.count}`,
      "Monday",
      5,
      2000,
      2026,
      true,
    ];
    return candidates.find((each) => schema.safeParse(each).success);
  }
}

function makeValidFiles(): Files {
  const maker = new Maker();
  const files: Files = {};
  for (const type of contentTypes) {
    if ("file" in type) files[type.file] = maker.make(type.schema);
    else
      for (const name of names[type.folder])
        files[`${type.folder}/${name}.json`] = maker.make(type.schema);
  }
  for (const name of names.services)
    set(files, `services/${name}.json`, "address", `/services/${name}`);
  const services = names.services.map((service) => ({ name: service, page: service }));
  set(files, "site.json", "services", services);
  for (const picture of maker.pictures) files[picture] = jpeg;
  return files;
}

let made: Files | undefined;

/** A small content tree without a fault: a copy for each test, to do with as it likes. */
export function validFiles(): Files {
  made ??= makeValidFiles();
  const copies = Object.entries(made).map(([file, content]): [string, unknown] => [
    file,
    Buffer.isBuffer(content) ? content : structuredClone(content),
  ]);
  return Object.fromEntries(copies);
}

const bytesOf = (content: unknown): Buffer => {
  if (Buffer.isBuffer(content)) return content;
  return Buffer.from(typeof content === "string" ? content : JSON.stringify(content));
};

/** Content as the check takes it, without a folder on the disk. */
export function treeOf(files: Files): ContentTree {
  const read = (path: string) => bytesOf(files[path]);
  return { files: new Set(Object.keys(files).sort()), problems: new Map(), read, head: read };
}

type Group = Record<string, unknown>;

/** Puts a value at a path like "items.2.answer" of a file; undefined takes the field away. */
export function set(files: Files, file: string, path: string, value: unknown): void {
  const steps = path.split(".");
  const last = steps.pop() ?? "";
  let group = files[file] as Group;
  for (const step of steps) group = (group[step] ??= {}) as Group;
  group[last] = value; // JSON has no undefined: such a field is not written
}

/** Writes a content tree into a folder. */
export function writeFiles(folder: string, files: Files): void {
  for (const [file, content] of Object.entries(files)) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytesOf(content));
  }
}
