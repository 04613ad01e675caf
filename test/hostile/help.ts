import { helpName, helpPicturesName } from "../../editor/routes";
import { adminPath } from "../../editor/routes";
import { goodSave, locked, type Headers, type HostileRequest } from "./probes";

export const helpPath = `${adminPath}/${helpName}`;
export const helpPicture = `${adminPath}/${helpPicturesName}/editor-start.png`;

export const asking = (path: string, headers: Headers = {}) => ({ method: "GET", path, headers });

/** Only editors can read the help, and its address leads to no other files. */
export const help: HostileRequest[] = [
  ...[helpPath, helpPicture].flatMap((path): HostileRequest[] => [
    [`${path} without the cookie`, () => asking(path, { cookie: undefined }), 403, locked],
    [`${path} by a foreign host`, () => asking(path, { host: "evil.example" }), 403],
    [`${path} through a proxy`, () => asking(path, { via: "1.1 cache" }), 403],
    [
      `${path} in a page of another site`,
      () => asking(path, { "sec-fetch-site": "cross-site" }),
      403,
    ],
    [`a POST to ${path}`, (editor) => ({ path, body: goodSave(editor) }), 405],
  ]),
  ...[
    "home.jpg",
    "../editing.md",
    "..%2fediting.md",
    "%2e%2e/editing.md",
    "..\\editing.md",
    "../../package.json",
    "",
    "__proto__",
  ].map((name): HostileRequest => {
    const path = `${adminPath}/${helpPicturesName}/${name}`;
    return [`the picture ${path}`, () => asking(path), 404];
  }),
];
