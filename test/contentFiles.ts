import { parse } from "node:path";
import * as z from "zod";
import type { ContentTree } from "../src/content/check/contentTree";
import { contentTypes } from "../src/content/model/contentTypes";
import { innermost, metaOf } from "../src/content/schemaParts";
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

/** Bytes that begin as a JPEG does. */
export const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);

/** A JPEG of 8 by 8 white pixels. */
export const photo = Buffer.from(
  "/9j/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/ALIAP//Z",
  "base64",
);

/** Makes minimal valid content: only required fields, and the shortest lists. */
class Maker {
  private readonly texts = new Map<string, number>();
  readonly pictures: string[] = [];

  /** @param name the name of the field, which becomes its text: "decks title" */
  make(schema: z.ZodType, name: string, index = 0): unknown {
    const { kind, to } = metaOf(schema);
    if (kind === "imageFile") return this.makePicture();
    if (kind === "reference" && to) return names[to][index % names[to].length];
    if (kind === "address") return "/contact";
    if (schema instanceof z.ZodObject) return this.makeGroup(schema, name, index);
    if (schema instanceof z.ZodArray) {
      const { minItems = 0 } = z.toJSONSchema(schema);
      return Array.from({ length: minItems }, (_, each) =>
        this.make(schema.element as z.ZodType, name, each),
      );
    }
    return this.makeValue(schema, name);
  }

  private makeGroup(schema: z.ZodObject, group: string, index: number): unknown {
    const [file = ""] = group.split(" ");
    const required = Object.entries(schema.shape).filter(
      ([, field]) => !(field instanceof z.ZodOptional),
    );
    return Object.fromEntries(
      required.map(([name, field]) => [
        name,
        this.make(innermost(field as z.ZodType), `${file} ${name}`, index),
      ]),
    );
  }

  private makePicture(): string {
    const file = `images/picture-${this.pictures.length + 1}.jpg`;
    this.pictures.push(file);
    return file;
  }

  /** A unique text: "decks title", and "decks title 2" for the next title. */
  private makeText(name: string): string {
    const times = (this.texts.get(name) ?? 0) + 1;
    this.texts.set(name, times);
    return times === 1 ? name : `${name} ${times}`;
  }

  private makeValue(schema: z.ZodType, name: string): unknown {
    const text = this.makeText(name);
    const candidates = [
      text,
      text.padEnd(80, ` ${text.toLowerCase()}`),
      "https://www.example.com",
      "(410) 555-0100",
      "jo@example.com",
      "MD",
      `/services/page-${this.texts.size}`,
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
    if ("file" in type) files[type.file] = maker.make(type.schema, parse(type.file).name);
    else
      for (const name of names[type.folder])
        files[`${type.folder}/${name}.json`] = maker.make(type.schema, name);
  }
  for (const name of names.services)
    set(files, `services/${name}.json`, "address", `/services/${name}`);
  const services = names.services.map((service) => ({ name: service, page: service }));
  set(files, "site.json", "services", services);
  for (const picture of maker.pictures) files[picture] = jpeg;
  return files;
}

let made: Files | undefined;

/** A small content tree without errors; each test gets a copy that it may change. */
export function validFiles(): Files {
  made ??= makeValidFiles();
  const copies = Object.entries(made).map(([file, content]): [string, unknown] => [
    file,
    Buffer.isBuffer(content) ? content : structuredClone(content),
  ]);
  return Object.fromEntries(copies);
}

/** Files as a content tree, without a folder on the disk. */
export function treeOf(files: Files): ContentTree {
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
  group[last] = value; // JSON has no undefined: such a field is not written
}
