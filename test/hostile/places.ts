import {
  asks,
  deletes,
  goodSave,
  picture,
  saves,
  sending,
  uploads,
  type HostileRequest,
} from "./probes";
import { janeNow } from "./fixtures";

export const bodies: HostileRequest[] = [
  ["nothing", () => ({ body: "" }), 400],
  [
    "an undo with an option that is neither true nor false",
    asks("undo", { id: "1", isWhole: "yes" }),
    400,
  ],
  ["a page of the history that is not text", asks("history", { before: { $ne: "" } }), 400],
  ["no JSON", () => ({ body: "{" }), 400],
  ["no UTF-8", () => ({ body: Buffer.from([0x22, 0xff, 0x22]) }), 400],
  ["a list", sending((editor) => [goodSave(editor)]), 400],
  ["an unknown action", asks("runCommand", { command: "ls" }), 400],
  ["an action that is a field of every object", sending(() => ({ action: "__proto__" })), 400],
  ["fields of other types", asks("getEntry", { path: ["data/site.json"] }), 400],
  ["no file to save", asks("persistEntry", { dataFiles: [], assets: [] }), 400],
  ...[1, 2].map((count): HostileRequest => [
    `8,000 nested ${count === 1 ? "groups" : "lists"} in a file`,
    saves("data/testimonials/new.json", `{"text": ${(count === 1 ? '{"a":' : "[").repeat(8000)}`),
    422,
    /^Testimonial “new”: line 1, column \d+: more than 100 groups and lists are nested/,
  ]),
  [
    "a text that is too long",
    saves("data/testimonials/new.json", { ...janeNow, text: "a".repeat(54_000) }),
    422,
    /^Testimonial “new” › Words has 54,000 characters, and a text may have at most 10,000/,
  ],
  [
    "a file that is too large",
    saves("data/testimonials/new.json", { text: "a".repeat(20_000_000) }),
    422,
    /^Testimonial “new”: is 20\.0 MB, and a file like this may be at most 1\.0 MB/,
  ],
  [
    "a text with a control character",
    saves("data/testimonials/new.json", { ...janeNow, text: "Hi\u001b[2J" }),
    422,
    /^Testimonial “new” › Words holds a character that cannot be shown, U\+001B, after "Hi"; remove it$/,
  ],
  [
    "too many files at once",
    sending((editor) => {
      const save = goodSave(editor);
      const dataFiles = Array(101).fill(save.params.dataFiles[0]);
      return { ...save, params: { ...save.params, dataFiles } };
    }),
    400,
  ],
  ["deep nesting", () => ({ body: "[".repeat(200_000) }), 400],
  [
    "a file that is not JSON",
    saves("data/testimonials/new.json", "{"),
    422,
    /^Testimonial “new”: line 1/,
  ],
  ["a file that is a list", saves("data/testimonials/new.json", "[]"), 422],
  [
    "an announced length over the limit",
    () => ({ body: "{}", headers: { "content-length": 10 ** 9 } }),
    413,
  ],
];

const places = [
  "package.json",
  ".git/hooks/pre-commit",
  "data/../package.json",
  "data/testimonials/../../package.json",
  "data/testimonials/../jane-d.json",
  "data/./testimonials/new.json",
  "data//testimonials/new.json",
  "data/testimonials//new.json",
  "data/testimonials/..%2f..%2fnew.json",
  "data/testimonials/%2e%2e/new.json",
  "data/testimonials/..\\..\\new.json",
  "data\\testimonials\\new.json",
  "/data/testimonials/new.json",
  "/etc/new.json",
  "C:/data/testimonials/new.json",
  "file:///tmp/new.json",
  "//server/share/new.json",
  "data/testimonials/.new.json",
  "data/testimonials/new.json/",
  "data/testimonials/new.json\0.png",
  "data/testimonials/new.json\n",
  "data/testimonials/new.JSON",
  "data/testimonials/NEW.json",
  "data/testimonials/neü.json",
  "data/testimonials/new.json:stream",
  "data/testimonials/new.js",
  "data/testimonials/new",
  "data/testimonials/deep/new.json",
  "data/testimonials/con.json",
  "data/testimonials/~new.json",
  "data/pages/new.json",
  "data/new.json",
  "data/elsewhere/new.json",
  "data/images/new.json",
  "Data/testimonials/new.json",
  "",
];

const names: readonly [name: string, sentence: RegExp][] = [
  ["-", /must begin and end with a letter or a digit/],
  ["--", /must begin and end with a letter or a digit/],
  ["new-", /must begin and end with a letter or a digit/],
  ["z".repeat(201), /would have 201 characters, and it may have at most 200/],
  ["z".repeat(255), /would have 255 characters/],
  ["z".repeat(10_000), /would have 10000 characters/],
];

const picturePlaces = [
  "data/images/new.svg",
  "data/images/new.html",
  "data/images/new.gif",
  "data/images/new.jpg.html",
  "data/images/new",
  "data/images/../new.jpg",
  "data/images/../../new.jpg",
  "data/images/%2e%2e/new.jpg",
  "data/images/..\\new.jpg",
  "data/images/.new.jpg",
  "data/images/new.jpg\0",
  "data/images/NEW.JPG",
  "data/images/nul.jpg",
  "data/testimonials/new.jpg",
  "static/new.jpg",
  "/data/images/new.jpg",
  "/tmp/new.jpg",
  "../new.jpg",
];

export const paths: HostileRequest[] = [
  ...places.flatMap((path): HostileRequest[] => [
    [`a save to ${JSON.stringify(path)}`, saves(path), 403],
    [`reading ${JSON.stringify(path)}`, asks("getEntry", { path }), 403],
    [`deleting ${JSON.stringify(path)}`, deletes(path), 403],
    // The id of a change is never used as a path.
    [
      `undoing ${JSON.stringify(path)}`,
      asks("undo", { id: path, isWhole: true }),
      404,
      /history no longer has this change/,
    ],
    [`what ${JSON.stringify(path)} was earlier`, asks("earlier", { id: path }), 404],
  ]),
  ...names.flatMap(([name, sentence]): HostileRequest[] => {
    const path = `data/testimonials/${name}.json`;
    const image = `data/images/${name}.jpg`;
    const short = name.slice(0, 20);
    return [
      [`a file called ${short}`, saves(path), 400, sentence],
      [`reading a file called ${short}`, asks("getEntry", { path }), 400, sentence],
      [`deleting a file called ${short}`, deletes(path), 400, sentence],
      [`a picture called ${short}`, uploads(image), 400, sentence],
    ];
  }),
  ["a picture in 3,000 nested folders", uploads(`data/images/${"a/".repeat(3000)}new.jpg`), 403],
  ...picturePlaces.flatMap((path): HostileRequest[] => [
    [`a picture at ${JSON.stringify(path)}`, uploads(path), 403],
    ...["getMediaFile", "thumbnail"].map((action): HostileRequest => [
      `${action} of ${JSON.stringify(path)}`,
      asks(action, { path }),
      403,
    ]),
  ]),
  [
    "a picture among the files of a save",
    sending((editor) => {
      const save = goodSave(editor);
      return {
        ...save,
        params: { ...save.params, assets: [picture("data/images/../new.jpg").params.asset] },
      };
    }),
    403,
  ],
  ["listing the top folder", asks("entriesByFolder", { folder: "" }), 403],
  ["listing a folder above", asks("entriesByFolder", { folder: "data/testimonials/.." }), 403],
  ["listing the pages", asks("entriesByFolder", { folder: "data/pages" }), 403],
  [
    "reading several files, one of them outside",
    asks("entriesByFiles", { paths: ["data/site.json", "package.json"] }),
    403,
  ],
];

export const links: HostileRequest[] = [
  ["a save through a link", saves("data/testimonials/linked.json"), 403, /is behind a link/],
  ["reading through a link", asks("getEntry", { path: "data/testimonials/linked.json" }), 403],
  ["deleting through a link", deletes("data/testimonials/linked.json"), 403],
  ["a picture into a linked folder", uploads("data/images/linked/new.jpg"), 403],
  ["a picture over a link", uploads("data/images/linked.jpg"), 403],
  [
    "seeing a picture in a linked folder",
    asks("getMediaFile", { path: "data/images/linked/secret.jpg" }),
    403,
  ],
  ["seeing a linked picture", asks("getMediaFile", { path: "data/images/linked.jpg" }), 403],
];
