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
  shared: [],
  gatsby: ["shared"],
  launch: ["shared"],
  editor: ["shared"],
  server: ["editor", "gatsby", "launch", "shared"],
  commands: ["editor", "gatsby", "launch", "server", "shared"],
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

const extras = ["publisher", "tools", "e2e", "test"];

/** For all code but tests. */
export const zones = [
  ...zonesOf("src", src),
  ...zonesOf("publisher", publisher),
  ...closed(
    "./src",
    [...extras, "plugins"],
    "The site's code knows neither its publisher nor its tests.",
  ),
  ...closed(
    "./plugins",
    ["layout", "pages", "preview", "sections", "templates", "ui", "viewer"].map(
      (room) => `src/${room}`,
    ),
    "A plugin knows the content, the head and the theme, not the components.",
  ),
  ...closed("./plugins", extras, "A plugin knows the site, and nothing beside it."),
  ...closed(
    "./publisher",
    ["tools", "e2e", "test"],
    "The publisher knows neither tools of developers nor tests.",
  ),
  ...closed("./tools", ["e2e", "test"], "A tool knows no test."),
  ...closed(
    "./publisher",
    ["pages", "templates", "sections", "layout", "ui", "viewer"].map((room) => `src/${room}`),
    "The publisher knows the content, not the components.",
  ),
];

/** For tests, which stand beside what they test. */
export const testZones = closed(
  "./src",
  ["publisher", "e2e"],
  "The site's tests do not know its publisher.",
);
