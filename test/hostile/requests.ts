import { type Probe, type TestEditor } from "../editorBackend";
import { content, lists, order } from "./content";
import { asking, help, helpPath, helpPicture } from "./help";
import { pictures } from "./pictures";
import { bodies, links, paths } from "./places";
import {
  asks,
  deletes,
  goodSave,
  saves,
  savesTo,
  sending,
  uploads,
  type HostileRequest,
} from "./probes";
import { ofStrangers, withoutKey } from "./strangers";
import { jane, missingLinks } from "./fixtures";

/** Requests that are refused, each for a single reason. */
export const hostileRequests: readonly HostileRequest[] = [
  ...withoutKey,
  ...ofStrangers,
  ...help,
  ...bodies,
  ...paths,
  ...lists,
  ...(missingLinks === undefined ? links : []),
  ...pictures,
  ...content,
];

/** Requests that succeed if the editor's own page sends them. */
export const goodRequests: readonly [what: string, probe: (editor: TestEditor) => Probe][] = [
  ["a save", sending(goodSave)],
  ["a picture", uploads("data/images/new.jpg")],
  ["a new file", saves("data/testimonials/new.json")],
  ["a deletion", deletes("data/testimonials/spare.json")],
  ["reading a file", asks("getEntry", { path: `data/${jane}` })],
  ["a list", asks("entriesByFolder", { folder: "data/testimonials" })],
  ["the pictures", asks("getMedia", {})],
  ["a new file that a page shows", savesTo(order, ["order"])],
  ["the lists of pages", asks("lists", { folder: "testimonials" })],
  ["the history", asks("history", {})],
  ["the help", () => asking(helpPath)],
  ["a picture of the help", () => asking(helpPicture)],
];
