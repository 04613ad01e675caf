// The modules that each module may import. ESLint refuses all other imports between modules.

const src = {
  theme: [],
  content: [],
  site: [],
  ui: ["site", "theme"],
  viewer: ["site", "theme", "ui"],
  quote: ["site", "theme", "ui"],
  seo: ["site", "theme"],
  layout: ["quote", "seo", "site", "theme", "ui"],
  sections: ["content", "quote", "site", "theme", "ui", "viewer"],
  pages: ["content", "quote", "sections", "seo", "site", "theme", "ui"],
  templates: ["content", "quote", "sections", "seo", "site", "theme", "ui"],
  preview: ["content", "layout", "pages", "templates", "theme"],
};

const publisher = {
  "gatsby-plugin-publisher": [],
  server: ["gatsby-plugin-publisher"],
  commands: ["server"],
};

const zonesOf = (root, modules) =>
  Object.entries(modules).map(([name, allowed]) => ({
    target: `./${root}/${name}`,
    from: `./${root}`,
    except: [name, ...allowed].map((each) => `./${each}`),
    message: `${root}/${name} may import ${allowed.length > 0 ? allowed.join(", ") : "no other module"} (eslint.modules.mjs).`,
  }));

const closed = (target, folders, message) =>
  folders.map((folder) => ({ target, from: `./${folder}`, message }));

const components = ["layout", "pages", "preview", "sections", "templates", "ui", "viewer"];
const componentFolders = components.map((name) => `src/${name}`);

/** Imports that ESLint refuses in all code except tests. */
export const zones = [
  ...zonesOf("src", src),
  ...zonesOf("publisher", publisher),
  ...closed(
    "./src",
    ["lib", "plugins", "editor", "publisher", "tools", "e2e", "test"],
    "The site imports nothing from lib, plugins, editor, publisher, tools or tests.",
  ),
  ...closed(
    "./lib",
    ["plugins", "editor", "publisher", "tools", "e2e", "test"],
    "The library imports nothing from plugins, editor, publisher, tools or tests.",
  ),
  ...closed(
    "./lib",
    [...componentFolders, "src/quote", "src/seo", "src/site", "src/theme"],
    "The library imports only the content of the site.",
  ),
  ...closed(
    "./plugins",
    ["editor", "publisher", "tools", "e2e", "test"],
    "A plugin imports only from src/ and lib/.",
  ),
  ...closed(
    "./plugins",
    componentFolders,
    "A plugin imports the content, the head and the theme, but no components.",
  ),
  ...closed("./editor", ["plugins"], "The editor imports no plugin: what both need is in lib/."),
  ...closed("./editor/app", ["editor/server"], "The editor's app reaches content by a store."),
  ...closed(
    "./editor/store",
    ["editor/app", "editor/server"],
    "A store imports only the content and what the whole editor shares.",
  ),
  ...closed("./editor/server", ["editor/app"], "The editor's server imports nothing from the app."),
  ...closed(
    "./editor",
    ["publisher", "tools", "e2e", "test"],
    "The editor imports nothing from publisher, tools or tests.",
  ),
  ...closed(
    "./publisher",
    ["tools", "e2e", "test"],
    "The publisher imports nothing from tools or tests.",
  ),
  ...closed(
    "./publisher",
    ["plugins"],
    "The publisher imports no plugin: what both need is in lib/.",
  ),
  ...closed(
    "./publisher",
    componentFolders,
    "The publisher imports the content, but no components.",
  ),
  ...closed("./tools", ["plugins", "e2e", "test"], "Tools import nothing from plugins or tests."),
];

/** Imports that ESLint refuses in tests of src/, lib/ and plugins/, which must run without other folders. */
export const testZones = [
  ...closed(
    "./src",
    ["editor", "publisher", "tools", "e2e"],
    "Tests of the site import nothing from editor, publisher, tools or e2e.",
  ),
  ...closed(
    "./lib",
    ["editor", "publisher", "tools", "e2e"],
    "Tests of the library import nothing from editor, publisher, tools or e2e.",
  ),
  ...closed(
    "./plugins",
    ["editor", "publisher", "tools", "e2e"],
    "Tests of plugins import nothing from editor, publisher, tools or e2e.",
  ),
];
