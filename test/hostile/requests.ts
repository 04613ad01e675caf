import { type Probe, type TestEditor } from "../editorBackend";
import { addTo, content, lists, order } from "./content";
import { asking, help, helpPath, helpPicture } from "./help";
import { pictures } from "./pictures";
import { bodies, links, paths } from "./places";
import { goodSave, newFile, picture, remove, sending, type HostileRequest } from "./probes";
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

/** Requests that are carried out if the editor's own page sends them. */
export const goodRequests: readonly [what: string, probe: (editor: TestEditor) => Probe][] = [
  ["a save", sending(goodSave)],
  ["a picture", sending(() => picture("data/images/new.jpg"))],
  ["a new file", sending(() => newFile("data/testimonials/new.json"))],
  ["a deletion", sending(() => remove("data/testimonials/spare.json"))],
  ["reading a file", sending(() => ({ action: "getEntry", params: { path: `data/${jane}` } }))],
  [
    "a list",
    sending(() => ({ action: "entriesByFolder", params: { folder: "data/testimonials" } })),
  ],
  ["the pictures", sending(() => ({ action: "getMedia", params: {} }))],
  ["a new file that a page shows", addTo(order, ["order"])],
  ["the lists of pages", sending(() => ({ action: "lists", params: { folder: "testimonials" } }))],
  ["the history", sending(() => ({ action: "history", params: {} }))],
  [
    "where a file is shown",
    sending(() => ({ action: "places", params: { path: `data/${jane}` } })),
  ],
  ["the help", () => asking(helpPath)],
  ["a picture of the help", () => asking(helpPicture)],
];
