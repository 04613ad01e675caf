import { stripVTControlCharacters } from "node:util";

/** The messages of Gatsby's "ipc" logger that the publisher reads. */
export type GatsbyAction =
  | { type: "ACTIVITY_START"; payload: { id: string; text: string } }
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

const steps: Readonly<Record<string, string>> = {
  "compile gatsby files": "preparing",
  "source and transform nodes": "reading the content",
  "Building production JavaScript and CSS bundles": "bundling the scripts",
  "Building HTML renderer": "preparing the pages",
  "run queries in workers": "filling in the content",
  "run page queries": "filling in the content",
  "Building static HTML for pages": "writing the pages",
};

const picturesId = "Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs";
const picturesPerLine = 10;

/** Turns Gatsby's many messages into a few lines of progress. */
export function progressReader(say: (line: string) => void): (action: GatsbyAction) => void {
  let last = "";
  let pictures = { current: 0, total: 0, said: 0 };
  const sayOnce = (line: string) => {
    if (line !== last) say(line);
    last = line;
  };
  return (action) => {
    if (action.type === "LOG") return;
    const { id } = action.payload;
    if (action.type === "ACTIVITY_START") {
      if (id === picturesId) pictures = { current: 0, total: 0, said: -picturesPerLine };
      const step = steps[action.payload.text];
      if (step) sayOnce(step);
    } else if (id === picturesId) {
      pictures = { ...pictures, ...action.payload };
      // The total grows while Gatsby finds pictures, so the first line waits until one is done.
      if (pictures.current > 0 && pictures.current - pictures.said >= picturesPerLine) {
        pictures.said = pictures.current;
        sayOnce(`making pictures: ${pictures.current} of ${pictures.total}`);
      }
    }
  };
}

/** Gatsby's code for a page that could not be rendered. */
const pageFailed = "95313";

/** The error of a failed build with its place, without a stack trace. */
export function errorSentence({
  level,
  text,
  code,
  context,
  filePath,
  location,
}: GatsbyLog): string | undefined {
  // This message has no reason; another one does.
  if (level !== "ERROR" || !text || text.startsWith("Truncated page data")) return undefined;
  if (code === pageFailed) return `The page ${context?.errorPath ?? ""} could not be rendered.`;
  const { line, column } = location?.start ?? {};
  const place = [filePath, line, column].filter((part) => part !== undefined).join(":");
  const message = text
    .split("\n")
    .filter((row) => !/^\s+at .+[):]\d*\)?$/.test(row))
    .join("\n")
    .trim();
  return place === "" ? message : `${place}\n${message}`;
}

/** Why a page could not be rendered. Gatsby prints the reason, but sends no message with it. */
export const renderingError = (printed: string): string | undefined =>
  /WebpackError: (.+)/.exec(stripVTControlCharacters(printed))?.[1];
