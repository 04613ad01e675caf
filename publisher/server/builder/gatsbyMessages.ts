import { stripVTControlCharacters } from "node:util";
import { remedyOf } from "../../../src/content/words/remedies";
import { snapshotDir } from "../../../lib/content/snapshot";

/** The messages of Gatsby's "ipc" logger that the publisher reads. */
type GatsbyAction =
  | { type: "ACTIVITY_START"; payload: { text: string } }
  | { type: "ACTIVITY_UPDATE"; payload: { id: string; current?: number; total?: number } }
  | { type: "LOG"; payload: GatsbyLog };

type GatsbyLog = {
  level: string;
  text?: string;
  code?: string;
  context?: { errorPath?: string };
  filePath?: string;
  location?: { start?: { line?: number; column?: number } };
};

const known = new Set(["ACTIVITY_START", "ACTIVITY_UPDATE", "LOG"]);

/** The action in a message of Gatsby; undefined for other messages. */
export function gatsbyAction(message: unknown): GatsbyAction | undefined {
  const { type, action } = message as { type?: unknown; action?: GatsbyAction };
  return type === "LOG_ACTION" && action && known.has(action.type) ? action : undefined;
}

const pictures = "Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs";

const steps: Readonly<Record<string, string>> = {
  "compile gatsby files": "preparing",
  "source and transform nodes": "reading the content",
  "Building production JavaScript and CSS bundles": "bundling the scripts",
  [pictures]: "making pictures",
  "Building HTML renderer": "preparing the pages",
  "run queries in workers": "filling in the content",
  "run page queries": "filling in the content",
  "Building static HTML for pages": "writing the pages",
};

/** Turns Gatsby's many messages into a few lines of progress. */
export function progressReader(say: (line: string) => void): (action: GatsbyAction) => void {
  let last: string | undefined;
  let total = 0;
  return (action) => {
    if (action.type === "ACTIVITY_UPDATE" && action.payload.id === pictures) {
      // An update contains only the numbers that have changed. The total grows while Gatsby finds pictures.
      total = action.payload.total ?? total;
      const made = action.payload.current ?? 0;
      if (made > 0 && made % 10 === 0) say(`making pictures: ${made} of ${total}`);
    }
    const step = action.type === "ACTIVITY_START" ? steps[action.payload.text] : undefined;
    if (step === undefined || step === last) return;
    last = step;
    say(step);
  };
}

/** Gatsby's code for a page that could not be rendered. */
const pageFailed = "95313";

/**
 * Gatsby's code for its own files that it could not compile or load. The text of this error does not say that
 * the disk is full.
 */
const notCompiled = "11904";

/**
 * Replaces the paths of files in the snapshot with their paths in data/, which people know. Gatsby writes
 * slashes, also on Windows.
 */
const withoutSnapshot = (text: string) =>
  text.replaceAll(`${snapshotDir().replaceAll("\\", "/")}/`, "data/");

/**
 * The text of an error, without a stack trace, and with file, line and column if Gatsby names them; undefined
 * for other messages.
 */
export function errorSentence({
  level,
  text,
  code,
  context,
  filePath,
  location,
}: GatsbyLog): string | undefined {
  // "Truncated page data" gives no reason. Another message of the same failure gives it.
  if (level !== "ERROR" || !text || text.startsWith("Truncated page data")) return undefined;
  if (code === pageFailed) {
    const page = context?.errorPath ? `The page ${context.errorPath}` : "A page";
    return `${page} could not be rendered.`;
  }
  if (code === notCompiled)
    return `Gatsby could not compile its own files. There may be no space left on the disk.\n${text}`;
  const { line, column } = location?.start ?? {};
  const place = [filePath, line, column].filter((part) => part !== undefined).join(":");
  const message = withoutSnapshot(text)
    .split("\n")
    // Nobody can read an excerpt of a bundle: "> 1 | !function(){…", or "> !function(){…" from webpack.
    .filter((row) => !/^\s+at .+[):]\d*\)?$|^\s*[\d>|].{500}/.test(row))
    .join("\n")
    .trim();
  return [...(place === "" ? [] : [place]), message, ...[remedyOf(text) ?? []].flat()].join("\n");
}

/** The reason why Gatsby crashed or could not render a page. Gatsby prints it, but sends no message. */
export const printedReason = (printed: string): string | undefined =>
  printed.includes("heap out of memory")
    ? "Gatsby ran out of memory. Use a machine with more of it, or raise the limit: NODE_OPTIONS=--max-old-space-size=4096 npm start"
    : (/WebpackError: (.+)/.exec(stripVTControlCharacters(printed))?.[1] ?? remedyOf(printed));
