import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Marked, type RendererObject } from "marked";
import { slugify } from "../../../src/content/words/slug";
import { escaped } from "../../../src/content/words/wording";
import { htmlDocument } from "../../../lib/http/htmlDocument";
import { helpName, helpPicturesName } from "../../routes";

const docs = join(__dirname, "../../../docs");
const styleSheet = join(__dirname, "help.css");

/** The width and height in the header of a PNG. */
const sizeOfPng = (bytes: Buffer) => ({
  width: bytes.readUInt32BE(16),
  height: bytes.readUInt32BE(20),
});

type Section = { anchor: string; heading: string };

/** The title and the sections, collected while the page is rendered. */
type Parts = { title: string; sections: Section[] };

/** True for links that stay. Links to other documents and to localhost become plain text. */
const isAddress = (href: string) => /^https?:\/\/(?!localhost\b)/.test(href);

function rendererOf(parts: Parts): RendererObject {
  return {
    heading({ tokens, depth, text }) {
      const words = this.parser.parseInline(tokens);
      const anchor = slugify(text);
      if (depth === 2) parts.sections.push({ anchor, heading: text });
      if (depth > 1)
        return `<h${depth} id="${anchor}"><a href="#${anchor}">${words}</a></h${depth}>\n`;
      parts.title ||= words;
      return "";
    },
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      if (href.startsWith("#")) return `<a href="${escaped(href)}">${words}</a>`;
      return isAddress(href)
        ? `<a href="${escaped(href)}" target="_blank" rel="noreferrer">${words}</a>`
        : `<code>${words}</code>`;
    },
    image({ href, text }) {
      const { width, height } = sizeOfPng(readFileSync(join(docs, href)));
      return `<img src="${escaped(href)}" alt="${escaped(text)}" width="${width}" height="${height}" loading="lazy">`;
    },
    html: ({ text }) => escaped(text),
  };
}

/** The policy of the help page, which runs no script. */
const policy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'";

function pageOf(markdown: string): string {
  const parts: Parts = { title: "", sections: [] };
  const words = new Marked({ async: false, renderer: rendererOf(parts) }).parse(markdown);
  const contents = parts.sections.map(
    ({ anchor, heading }) => `<li><a href="#${anchor}">${escaped(heading)}</a></li>`,
  );
  return htmlDocument(
    "Help: editing the website",
    `<meta http-equiv="Content-Security-Policy" content="${policy}">
<link rel="stylesheet" href="help.css">`,
    `<header><h1>${parts.title}</h1></header>
<nav aria-label="On this page">
<ul>
${contents.join("\n")}
</ul>
</nav>
<main>
${String(words)}</main>`,
  );
}

/**
 * The files of the help, by their names below `/admin`: a page made from docs/editing.md, and its pictures.
 * The page has no scripts and only relative addresses, so the same files work with npm start and on a host.
 */
export function helpFiles() {
  const page = pageOf(readFileSync(join(docs, "editing.md"), "utf8"));
  const pictures = readdirSync(join(docs, helpPicturesName))
    .map((file) => `${helpPicturesName}/${file}`)
    .filter((name) => page.includes(`src="${name}"`));
  return [
    { name: helpName, body: Buffer.from(page) },
    { name: "help.css", body: readFileSync(styleSheet) },
    ...pictures.map((name) => ({ name, body: readFileSync(join(docs, name)) })),
  ];
}
