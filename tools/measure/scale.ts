import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

type Json = Record<string, unknown>;

const read = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Json;
const write = (file: string, content: Json) =>
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);

/** The content files of a folder, if it exists. */
const filesIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => /^[^.].*\.json$/.test(name)) : [];

function multiplyFolder(
  folder: string,
  factor: number,
  change: (content: Json, copy: number) => void,
): void {
  for (const name of filesIn(folder))
    for (let copy = 2; copy <= factor; copy += 1) {
      const content = read(join(folder, name));
      change(content, copy);
      write(join(folder, name.replace(".json", `-${copy}.json`)), content);
    }
}

function multiplyQuestions(folder: string, factor: number): void {
  for (const name of filesIn(folder)) {
    const content = read(join(folder, name));
    const items = content.items as Json[];
    content.items = Array.from({ length: factor }, (_, index) =>
      items.map((item) => ({
        ...item,
        question: index === 0 ? item.question : `${String(item.question)} (${index + 1})`,
      })),
    ).flat();
    write(join(folder, name), content);
  }
}

/** The kinds of content that grow with a site. */
export const kinds = {
  testimonials: (dataDir: string, factor: number) =>
    multiplyFolder(join(dataDir, "testimonials"), factor, (content, copy) => {
      content.name = `${String(content.name)} ${copy}`;
    }),
  questions: (dataDir: string, factor: number) => multiplyQuestions(join(dataDir, "faqs"), factor),
  services: (dataDir: string, factor: number) =>
    multiplyFolder(join(dataDir, "services"), factor, (content, copy) => {
      content.name = `${String(content.name)} ${copy}`;
      content.address = `${String(content.address)}-${copy}`;
      delete content.menu;
      const seo = content.seo as Json;
      seo.title = `${String(seo.title).slice(0, 50)} ${copy}`;
      seo.description = `${String(seo.description).slice(0, 140)} ${copy}.`;
    }),
} as const;

export type Kind = keyof typeof kinds;
