// Which room may import which: every arrow that the code may draw, and no other. What a room does
// not list, it must not know.

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

const zonesOf = (root, rooms) =>
  Object.entries(rooms).map(([room, allowed]) => ({
    target: `./${root}/${room}`,
    from: `./${root}`,
    except: [room, ...allowed].map((each) => `./${each}`),
    message: `${root}/${room} may import ${allowed.length > 0 ? allowed.join(", ") : "no other room"} (eslint.rooms.mjs).`,
  }));

const closed = (target, rooms, message) =>
  rooms.map((room) => ({ target, from: `./${room}`, message }));

const components = ["layout", "pages", "preview", "sections", "templates", "ui", "viewer"];
const componentFolders = components.map((room) => `src/${room}`);

/** For all code but tests: what is above knows what is below, and nothing else. */
export const zones = [
  ...zonesOf("src", src),
  ...zonesOf("publisher", publisher),
  ...closed(
    "./src",
    ["plugins", "editor", "publisher", "tools", "e2e", "test"],
    "The site's code knows nothing beside it.",
  ),
  ...closed(
    "./plugins",
    ["editor", "publisher", "tools", "e2e", "test"],
    "A plugin knows the site, and nothing beside it.",
  ),
  ...closed(
    "./plugins",
    componentFolders,
    "A plugin knows the content, the head and the theme, not the components.",
  ),
  {
    target: "./editor/browser/!(main|enter).ts",
    from: "./editor/browser/*/**",
    message: "What all parts of the editor's script use knows none of them.",
  },
  ...closed("./editor", ["publisher", "tools", "e2e", "test"], "The editor knows no publisher."),
  ...closed(
    "./publisher",
    ["tools", "e2e", "test"],
    "The publisher knows neither tools of developers nor tests.",
  ),
  ...closed(
    "./publisher",
    componentFolders,
    "The publisher knows the content, not the components.",
  ),
  ...closed("./tools", ["e2e", "test"], "A tool knows no test."),
];

/** For tests, which stand beside what they test. */
export const testZones = [
  ...closed("./src", ["editor", "publisher", "tools", "e2e"], "The site's tests know the site."),
  ...closed(
    "./plugins",
    ["editor", "publisher", "tools", "e2e"],
    "A plugin's tests know the site.",
  ),
];
