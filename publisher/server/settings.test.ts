import { readSettings } from "./settings";

const usual = {
  port: 9000,
  host: "127.0.0.1",
  editorPort: 9001,
  builder: "warm",
  commits: false,
  pushes: false,
};

it.each([
  [{}, {}],
  [{ PORT: " " }, {}],
  [{ PORT: "8080" }, { port: 8080, editorPort: 8081 }],
  [{ PORT: "9000", EDITOR_PORT: "9100" }, { editorPort: 9100 }],
  [{ HOST: "0.0.0.0" }, { host: "0.0.0.0" }],
  [{ PORT: "65535" }, { port: 65535, editorPort: 65534 }],
  [{ BUILDER: "plain" }, { builder: "plain" }],
  [{ EDITOR_COMMITS: "yes" }, { commits: true }],
  [{ EDITOR_COMMITS: "push" }, { commits: true, pushes: true }],
  [{ EDITOR_COMMITS: "no" }, {}],
])("reads %j as the usual settings with %j", (environment, settings) =>
  expect(readSettings(environment)).toEqual({ ...usual, ...settings }),
);

it.each([
  [{ PORT: "0" }, 'PORT is "0"; it must be a whole number from 1 to 65535.'],
  [{ PORT: "65536" }, 'PORT is "65536"; it must be a whole number from 1 to 65535.'],
  [{ BUILDER: "quick" }, 'BUILDER is "quick"; it must be warm or plain.'],
  [
    { EDITOR_COMMITS: "Karen" },
    'EDITOR_COMMITS is "Karen"; it must be yes, push or no. Git\'s settings name the author.',
  ],
  [{ PORT: "80.5" }, 'PORT is "80.5"; it must be a whole number from 1 to 65535.'],
  [{ EDITOR_PORT: "x" }, 'EDITOR_PORT is "x"; it must be a whole number from 1 to 65535.'],
  [
    { EDITOR_PORT: "9000" },
    "EDITOR_PORT and PORT are both 9000; the site and the editor need different ports.",
  ],
])("reports in one sentence what is wrong with %j", (environment, problem) =>
  expect(readSettings(environment)).toEqual({ problem }),
);
