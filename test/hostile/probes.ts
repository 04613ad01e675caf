import { enterPath } from "../../editor/routes";
import { fingerprint } from "../../src/content/editor/fingerprint";
import { type Probe, type TestEditor } from "../editorBackend";

import { jane, janeNow, photo } from "./fixtures";

export const evil = "http://evil.example";

/** A valid save. Each probe breaks one thing in it. */
export const goodSave = (editor: TestEditor) => ({
  action: "persistEntry",
  params: {
    dataFiles: [
      {
        path: `data/${jane}`,
        raw: JSON.stringify({ ...janeNow, town: "Essex", $base: fingerprint(editor.read(jane)) }),
      },
    ],
    assets: [],
  },
});

const newFile = (path: string, raw: unknown = janeNow) => ({
  action: "persistEntry",
  params: {
    dataFiles: [{ path, raw: typeof raw === "string" ? raw : JSON.stringify(raw) }],
    assets: [],
    isNew: true,
  },
});

export const picture = (path: string, bytes: Buffer | string = photo) => ({
  action: "persistMedia",
  params: { asset: { path, content: Buffer.from(bytes).toString("base64") } },
});

/** A request and its refusal. */
export type HostileRequest = [
  what: string,
  probe: (editor: TestEditor) => Probe,
  status: number,
  sentence?: RegExp,
];

export type Headers = Probe["headers"];

export const withHeaders =
  (headers: Headers | ((editor: TestEditor) => Headers)) =>
  (editor: TestEditor): Probe => ({
    body: goodSave(editor),
    headers: typeof headers === "function" ? headers(editor) : headers,
  });

export const sending =
  (body: (editor: TestEditor) => unknown) =>
  (editor: TestEditor): Probe => ({ body: body(editor) });

/** A request of the backend for an action. */
export const asks = (action: string, params: object = {}) => sending(() => ({ action, params }));

/** Saves a new file. */
export const saves = (path: string, raw?: unknown) => sending(() => newFile(path, raw));

/** Saves a new testimonial that a list of a page is to name. */
export const savesTo = (file: string, path: unknown[], at: unknown = 0) =>
  sending(() => {
    const { action, params } = newFile("data/testimonials/new.json");
    return { action, params: { ...params, addTo: [{ file, path, at }] } };
  });

export const uploads = (path: string, bytes?: Buffer | string) =>
  sending(() => picture(path, bytes));

export const deletes = (...paths: string[]) => asks("deleteFiles", { paths });

export const locked = /open the address that the terminal printed/;

export const cookieRow = (what: string, cookie: (editor: TestEditor) => string | undefined) =>
  [what, withHeaders((editor) => ({ cookie: cookie(editor) })), 403, locked] as HostileRequest;

export const entering = (
  what: string,
  body: unknown,
  headers: Headers,
  status = 403,
): HostileRequest => [what, () => ({ path: enterPath, body, headers }), status];
